import { once } from 'node:events';
import { setImmediate } from 'node:timers/promises';
import { deflateRawSync } from 'node:zlib';
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { WebSocket } from 'ws';
import { PROTOCOL } from '../../../src/shared/protocol/messages.ts';
import type { RawSaloon } from './raw-saloon.ts';
import { frame, openRawSaloon, RawLine } from './raw-saloon.ts';

const HELLO = JSON.stringify({
  type: 'hello',
  protocol: PROTOCOL,
  screen: 'phone',
  token: null,
  key: null,
  paces: false,
});
let saloon: RawSaloon;
let before: string;

const state = () => JSON.stringify([saloon.room.view(), saloon.room.gameView()]);

beforeAll(async () => {
  saloon = await openRawSaloon();
});
afterAll(() => saloon.close());
beforeEach(() => {
  before = state();
});

/** The saloon still answers others and nothing in it changed. */
async function isAsBefore(): Promise<void> {
  const other = new WebSocket(`ws://127.0.0.1:${saloon.port}/ws`);
  await once(other, 'open');
  other.send(HELLO);
  expect(String((await once(other, 'message'))[0])).toContain('"type":"welcome"');
  other.terminate();
  expect(state()).toBe(before);
}

async function greeted(): Promise<RawLine> {
  const line = new RawLine(saloon.port).upgrade({ port: saloon.port });
  await line.until('101');
  await line.send(frame(HELLO)).until('"type":"welcome"');
  return line;
}

describe('what ends the line of whoever sends it, and nothing else', () => {
  const bits: Record<string, () => Buffer> = {
    'a frame that is not masked': () => frame('{}', { masked: false }),
    'a reserved opcode': () => frame('{}', { opcode: 3 }),
    'a reserved control opcode': () => frame('', { opcode: 11 }),
    'a reserved bit, as compression sets it': () => frame(deflateRawSync(Buffer.alloc(1_000_000)), { rsv: 4 }),
    'a continuation of nothing': () => frame('{}', { opcode: 0 }),
    'a new message inside another': () => Buffer.concat([frame('{', { fin: false }), frame('}')]),
    'a ping in fragments': () => frame('x', { opcode: 9, fin: false }),
    'a ping longer than a ping may be': () => frame('x'.repeat(126), { opcode: 9 }),
    'a frame that claims ten megabytes': () => frame('x', { claims: 10_000_000 }),
    'a frame that claims more than there is': () => frame('x', { claims: 2 ** 62 }),
    'ten megabytes in fragments': () => {
      const part = Buffer.alloc(30_000, 'x');
      const rest = Array.from({ length: 340 }, () => frame(part, { opcode: 0, fin: false }));
      return Buffer.concat([frame(part, { fin: false }), ...rest]);
    },
    'text that is not UTF-8': () => frame(Buffer.from([0x22, 0xc3, 0x28, 0x22])),
    'half of a surrogate pair': () => frame(Buffer.from([0xed, 0xa0, 0x80])),
    'a goodbye with a number that no one has': () => frame(Buffer.from([0x03, 0xe7]), { opcode: 8 }),
    'a goodbye of one byte': () => frame('x', { opcode: 8 }),
    'a goodbye that is not UTF-8': () => frame(Buffer.from([0x03, 0xe8, 0xff, 0xff]), { opcode: 8 }),
    'HTTP where frames belong': () => Buffer.from('\r\n\r\nGET / HTTP/1.1\r\n\r\n'),
  };

  test.each(Object.keys(bits))('%s', async name => {
    const line = await greeted();
    line.send(bits[name]?.() ?? '');
    await line.closed();
    await isAsBefore();
  });

  test('the same right after the upgrade, in the packet of the request', async () => {
    for (const bytes of ['\r\n\r\n\r\n', Buffer.from([0xff, 0xff, 0xff, 0xff]), frame('{}', { opcode: 5 })]) {
      const line = new RawLine(saloon.port).upgrade({ port: saloon.port, after: bytes });
      await line.closed();
    }
    await isAsBefore();
  });
});

describe('what is refused with a reason', () => {
  const texts: Record<string, string | Buffer> = {
    nothing: '',
    'a hundred thousand brackets': '['.repeat(2000),
    'a key of every object': '{"__proto__":{"type":"ping"},"constructor":{"prototype":{"type":"ping"}}}',
    'a name of every object for a type': '{"type":"__proto__"}',
    'a second type': '{"type":"ping","type":"toString"}',
    'numbers as no number is': '{"type":"answer","id":1,"decision":1e999,"picks":[-0,1e308]}',
    'a null byte': '{"type":"ping"}\u0000',
    'a byte-order mark': '\uFEFF{"type":"ping"}',
  };

  test.each(Object.keys(texts))('%s', async name => {
    const line = await greeted();
    line.send(frame(texts[name] ?? ''));
    await line.until('{"type":"refused","id":');
    await line.until('"malformed"');
    line.socket.destroy();
    await isAsBefore();
  });

  test('binary, and whole JSON in it', async () => {
    const line = await greeted();
    line.send(frame('{"type":"ping"}', { opcode: 2 }));
    await line.until('"malformed"');
    expect(line.heard.includes('pong')).toBe(false);
    line.socket.destroy();
    await isAsBefore();
  });

  test('a hundred thousand brackets, as far as a frame may be', async () => {
    const line = await greeted();
    line.send(frame('['.repeat(30_000)));
    await line.until('"too-long","length":30000');
    line.socket.destroy();
    await isAsBefore();
  });
});

test('fragments of one message are one message', async () => {
  const line = await greeted();
  line.send(frame('{"type"', { fin: false })).send(frame('', { opcode: 0, fin: false }));
  line.send(frame('', { opcode: 9 })).send(frame(':"ping"}', { opcode: 0 }));
  await line.until('{"type":"pong"}');
  line.socket.destroy();
});

test('half a frame waits for the rest and holds nobody up', async () => {
  const line = await greeted();
  const whole = frame('{"type":"ping"}');
  line.send(whole.subarray(0, 7));
  await isAsBefore();
  line.send(whole.subarray(7));
  await line.until('{"type":"pong"}');
  line.socket.destroy();
});

test('compression is offered in vain', async () => {
  const extra = 'Sec-WebSocket-Extensions: permessage-deflate; client_max_window_bits\r\n';
  const line = new RawLine(saloon.port).upgrade({ port: saloon.port, extra });
  await line.until('\r\n\r\n');
  expect(line.status).toBe(101);
  expect(line.heard.toString().toLowerCase()).not.toContain('extensions');
  line.socket.destroy();
});

test('who is turned away and slams the door ends nobody else’s evening', async () => {
  for (let i = 0; i < 20; i++) {
    const line = new RawLine(saloon.port).upgrade({ port: saloon.port, extra: 'Origin: http://elsewhere.example\r\n' });
    await once(line.socket, 'connect');
    if (i % 2 === 0) line.socket.resetAndDestroy();
    else expect(await line.closed()).toContain('403 Forbidden');
    await setImmediate();
  }
  await isAsBefore();
});
