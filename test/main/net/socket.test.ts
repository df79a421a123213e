import { once } from 'node:events';
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import pino from 'pino';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { WebSocket } from 'ws';
import type { Host } from '../../../src/main/host/host.ts';
import { openHost } from '../../../src/main/host/host.ts';
import type { OwnView } from '../../../src/shared/games.ts';
import { layOver } from '../../../src/shared/protocol/changes.ts';
import type { Command, ServerMessage } from '../../../src/shared/protocol/messages.ts';
import { PROTOCOL } from '../../../src/shared/protocol/messages.ts';

const folder = mkdtempSync(join(tmpdir(), 'saloon-pages-'));
const HELLO = {
  type: 'hello',
  protocol: PROTOCOL,
  screen: 'phone',
  token: 'a-token-of-22-letters-',
  key: null,
  paces: false,
};
let host: Host;

beforeAll(async () => {
  for (const page of ['phone', 'table']) {
    mkdirSync(join(folder, page));
    writeFileSync(join(folder, page, 'index.html'), `<title>${page}</title>`);
  }
  host = await openHost({
    port: 0,
    mdns: false,
    language: 'en',
    pace: 'brisk',
    seed: 1,
    thinking: 0,
    data: null,
    log: pino({ level: 'silent' }),
    pages: folder,
  });
});

afterAll(async () => {
  await host.close();
  rmSync(folder, { recursive: true, force: true });
});

const read = (data: unknown) => JSON.parse((data as Buffer).toString('utf8')) as ServerMessage;

/** A client on a real socket; `until` resolves to the first message, old or new, that fits. */
async function client(path = '/ws', headers: Record<string, string> = {}) {
  const socket = new WebSocket(`ws://127.0.0.1:${host.port}${path}`, { headers });
  const got: ServerMessage[] = [];
  socket.on('message', data => got.push(read(data)));
  await once(socket, 'open');
  return {
    socket,
    got,
    say: (message: object) => socket.send(JSON.stringify(message)),
    async until(fits: (message: ServerMessage) => boolean): Promise<ServerMessage> {
      for (;;) {
        const found = got.find(fits);
        if (found) return found;
        await once(socket, 'message');
      }
    },
  };
}

test('each page is served under its address, with headers that keep it to itself', async () => {
  const page = await fetch(`http://127.0.0.1:${host.port}/table`);
  expect(await page.text()).toBe('<title>table</title>');
  expect(page.headers.get('x-content-type-options')).toBe('nosniff');
  expect(page.headers.get('referrer-policy')).toBe('no-referrer');
  expect(page.headers.get('content-security-policy')).not.toContain('unsafe-inline');
  expect((await fetch(`http://127.0.0.1:${host.port}/nowhere`)).status).toBe(404);
});

test('a socket of a page elsewhere, or on another path, is turned away', async () => {
  await expect(client('/ws', { origin: 'http://elsewhere.example' })).rejects.toThrow('403');
  await expect(client('/other')).rejects.toThrow('403');
});

test('too long a message is refused with numbers and the page stays', async () => {
  const { socket, say, until } = await client();
  say(HELLO);
  socket.send('x'.repeat(3000));
  const refused = await until(({ type }) => type === 'refused');
  expect(refused).toMatchObject({ refusal: { code: 'too-long', length: 3000, limit: 2048 } });
  say({ type: 'ping' });
  await until(({ type }) => type === 'pong');
  socket.close();
});

test('too many messages at once are refused', async () => {
  const { socket, say, until } = await client();
  say(HELLO);
  for (let i = 0; i < 200; i++) say({ type: 'ping' });
  expect(await until(({ type }) => type === 'refused')).toEqual({
    type: 'refused',
    id: null,
    refusal: { code: 'too-fast' },
  });
  socket.close();
});

test('the host’s window has five bots play the card game to the result, and clears the table', async () => {
  const { socket, got, say, until } = await client();
  let id = 0;
  const command = (wanted: Command) => say({ type: 'command', id: ++id, command: wanted });
  say({ ...HELLO, screen: 'table', token: null, key: new URL(host.hostUrl).hash.slice(1) });
  command({ do: 'game', game: 'bang' });
  for (let bot = 0; bot < 5; bot++) command({ do: 'addBot' });
  command({ do: 'start' });
  const dealt = await until(message => message.type === 'update' && message.told?.id === 'bang');
  expect(dealt).toMatchObject({ game: { id: 'bang', hands: expect.any(Array) as unknown } });
  await until(message => message.type === 'update' && message.room?.phase === 'result');
  command({ do: 'lobby' });
  for (let guest = 1; guest <= 5; guest++) command({ do: 'remove', guest });
  command({ do: 'game', game: 'dice' });
  await until(message => message.type === 'ack' && message.id === id);
  expect(got.filter(({ type }) => type === 'refused')).toEqual([]);
  socket.close();
});

test('one guest and three bots play to the result, and closing the host says goodbye', async () => {
  const { socket, got, say, until } = await client();
  say(HELLO);
  say({ type: 'join', id: 1, name: 'Rose', mark: 'cactus', colour: 'sky' });
  for (const id of [2, 3, 4]) say({ type: 'command', id, command: { do: 'addBot' } });
  say({ type: 'command', id: 5, command: { do: 'start' } });
  let id = 6;
  let own: OwnView | null = null;
  socket.on('message', data => {
    const message = read(data);
    if (message.type !== 'update') return;
    own = layOver(own, message.own);
    const decision = message.own && own?.decision;
    if (decision) say({ type: 'answer', id: id++, decision: decision.no, picks: decision.fallback });
  });
  await until(message => message.type === 'update' && message.room?.['phase'] === 'result');
  expect(got.filter(({ type }) => type === 'refused')).toEqual([]);
  await host.close();
  expect(await until(({ type }) => type === 'bye')).toEqual({ type: 'bye', reason: 'host-closed' });
});
