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
  readonly refused: string[];
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
      const page: Called = { line, heard: [], refused: [], gone: false };
      called.push(page);
      return {
        receive: text => page.heard.push(text),
        refuse: (_, text) => page.refused.push(text),
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

test('a page that floods is told to be slower, closed when it goes on for long, and may come back', async () => {
  const { socket, called: flooding } = await page();
  const closed = once(socket, 'close');
  for (let i = 0; i < 1000; i++) socket.send(`message ${i}`);
  const [code] = (await closed) as [number];
  expect(code).toBe(1008);
  // The first of them all, and then no more: by these hands no time has passed.
  expect(flooding.heard).toEqual(Array.from({ length: 60 }, (_, i) => `message ${i}`));
  expect(flooding.refused).toHaveLength(301);
  expect(flooding.refused[0]).toBe('message 60');
  timers.pass(3000);
  const back = await page();
  back.socket.send('here again');
  await until(() => back.called.heard.length === 1);
});

test('a page that floods with pings, or with bytes in one endless message, is closed as well', async () => {
  const pinging = await page();
  for (let i = 0; i < 1000; i++) pinging.socket.ping();
  await until(() => pinging.called.gone);
  const talking = await page();
  // Fragments of nothing are no message and no ping, and never too long.
  for (let i = 0; i < 400_000 && !talking.called.gone; i++) {
    talking.socket.send('', { fin: false });
    if (i % 1000 === 0) await setImmediate();
  }
  await until(() => talking.called.gone);
});

test('a household that floods from many pages is slowed down as one, and time gives it its voice back', async () => {
  const pages = await Promise.all(Array.from({ length: 20 }, () => page()));
  const heard = () => called.reduce((sum, one) => sum + one.heard.length, 0);
  const refused = () => called.reduce((sum, one) => sum + one.refused.length, 0);
  for (const { socket } of pages) for (let i = 0; i < 40; i++) socket.send('too many of us');
  await until(() => heard() + refused() === 800);
  // What all may send at once, less the opening of twenty sockets.
  expect(heard()).toBe(500);
  timers.pass(1000);
  for (const { socket } of pages) socket.send('one by one');
  await until(() => heard() + refused() === 820);
  expect(heard()).toBe(520);
});
