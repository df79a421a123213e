/** A lookout behind a real port, on time turned by whoever writes milliseconds to it; each line is its advice. */
import { createServer } from 'node:http';
import { networkInterfaces } from 'node:os';
import { createInterface } from 'node:readline';
import { setImmediate } from 'node:timers/promises';
import pino from 'pino';
import { defaultRoute } from '../../../src/main/net/default-route.ts';
import { Lookout } from '../../../src/main/net/lookout.ts';
import { Settings } from '../../../src/main/net/settings.ts';
import { aRoom } from '../../a-room.ts';
import { HandTimers } from '../host/hand-timers.ts';

const timers = new HandTimers();
const log = pino({ level: 'silent' });
const tell = () => process.stdout.write(`${JSON.stringify(lookout.network().advice)}\n`);
const lookout: Lookout = new Lookout({
  port: 8080,
  system: 'linux',
  settings: new Settings(null, { log }),
  look: async () => ({ interfaces: networkInterfaces(), route: await defaultRoute() }),
  beacon: null,
  timers,
  log,
  room: () => aRoom(),
  onChange: tell,
});
const server = createServer((request, response) => {
  lookout.visited(request, 'page');
  response.end();
});
await lookout.open();
server.listen(8080, '::', tell);
createInterface({ input: process.stdin }).on('line', line => {
  timers.pass(Number(line));
  void setImmediate().then(tell);
});
