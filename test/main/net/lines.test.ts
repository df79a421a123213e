import { once } from 'node:events';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { setImmediate } from 'node:timers/promises';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { WebSocket, type ClientOptions } from 'ws';
import type { Line } from '../../../src/main/host/screen.ts';
import { openSockets } from '../../../src/main/net/socket.ts';
import { HandTimers } from '../host/hand-timers.ts';

/** One page as the sockets' owner sees it. */
interface Called {
  readonly line: Line;
  readonly heard: string[];
  gone: boolean;
}

const server = createServer();
let timers: HandTimers;
let called: Called[];
let stop: () => void;

beforeEach(async () => {
  timers = new HandTimers();
  called = [];
  stop = openSockets({
    server,
    ownNames: [],
    timers,
    call(line) {
      const page: Called = { line, heard: [], gone: false };
      called.push(page);
      return {
        receive: text => page.heard.push(text),
        refuse: () => {},
        gone: () => {
          page.gone = true;
        },
      };
    },
  });
  server.listen(0, '127.0.0.1');
  await once(server, 'listening');
});

afterEach(async () => {
  stop();
  server.removeAllListeners('upgrade').close();
  server.closeAllConnections();
  await once(server, 'close');
});

async function page(options: ClientOptions = {}): Promise<{ socket: WebSocket; called: Called }> {
  const { port } = server.address() as AddressInfo;
  const socket = new WebSocket(`ws://127.0.0.1:${port}/ws`, options);
  await once(socket, 'open');
  return { socket, called: called.at(-1) as Called };
}

async function until(holds: () => boolean): Promise<void> {
  while (!holds()) await setImmediate();
}

test('a page that never reads is dropped, before what it leaves unread fills the host; others stay', async () => {
  const [deaf, other] = [await page(), await page()];
  deaf.socket.pause();
  // Twenty megabytes: more than the one allowed here and all that the sockets below it keep.
  for (let sent = 0; sent < 200 && !deaf.called.gone; sent++) {
    deaf.called.line.send('x'.repeat(100_000));
    await setImmediate();
  }
  expect(deaf.called.gone).toBe(true);
  other.called.line.send('still here');
  expect(String((await once(other.socket, 'message'))[0])).toBe('still here');
  expect(other.called.gone).toBe(false);
});

test('a page that does not answer a ping is gone by the next; one that does stays', async () => {
  const [dead, alive] = [await page({ autoPong: false }), await page()];
  for (let pings = 1; pings <= 3; pings++) {
    const pinged = once(alive.socket, 'ping');
    timers.pass(4000);
    await pinged;
    // Its pong is on the way before this, so it is there when this is.
    alive.socket.send('after the pong');
    await until(() => alive.called.heard.length === pings);
    if (pings === 1) expect(dead.called.gone).toBe(false);
    else await until(() => dead.called.gone);
  }
  expect(alive.called.gone).toBe(false);
});
