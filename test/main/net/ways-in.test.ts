import { EventEmitter, once } from 'node:events';
import { readFileSync, writeFileSync } from 'node:fs';
import { createServer, request } from 'node:http';
import type { Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { hostname } from 'node:os';
import { join } from 'node:path';
import { describe, expect, onTestFinished, test, vi } from 'vitest';
import { WebSocket } from 'ws';
import { listen } from '../../../src/main/net/listen.ts';
import { PROTOCOL } from '../../../src/shared/protocol/messages.ts';
import { aHost } from './a-host.ts';
import { aFolder, aLog } from './a-lookout.ts';

const HELLO = { type: 'hello', protocol: PROTOCOL, screen: 'phone', token: null, key: null, paces: false };

/** What a page load by way of this name is answered. */
async function statusFor(port: number, host: string): Promise<number> {
  const asked = request({ port, host: '127.0.0.1', headers: { host } }).end();
  const [answer] = (await once(asked, 'response')) as [{ statusCode: number; resume: () => void }];
  answer.resume();
  return answer.statusCode;
}

describe('the page and its socket', () => {
  test.each(['127.0.0.1', '[::1]', '[::ffff:127.0.0.1]', '[::ffff:7f00:1]', 'localhost'])('open at %s', async name => {
    const { port } = await aHost();
    const page = await fetch(`http://${name}:${port}/`);
    expect([page.status, await page.text()]).toEqual([200, '<title>phone</title>']);
    // As a page there would: from its own location.
    const socket = new WebSocket(`ws://${name}:${port}/ws`, { origin: new URL(page.url).origin });
    await once(socket, 'open');
    socket.send(JSON.stringify(HELLO));
    expect(String((await once(socket, 'message'))[0])).toContain('"welcome"');
    socket.close();
  });

  test('open under the computer’s own .local name', async () => {
    const { port } = await aHost();
    const host = `${hostname().toUpperCase()}.local:${port}`;
    expect(await statusFor(port, host)).toBe(200);
    const origin = `http://${host.toLowerCase()}`;
    const socket = new WebSocket(`ws://127.0.0.1:${port}/ws`, { origin, headers: { host: host.toLowerCase() } });
    await once(socket, 'open');
    socket.close();
  });

  test('do not mind junk behind a question mark', async () => {
    const { port } = await aHost();
    for (const junk of ['?join=%00%ff<script>', '?%', `?${'a'.repeat(3000)}`]) {
      const asked = request({ port, host: '127.0.0.1', path: `/${junk}` }).end();
      const [answer] = (await once(asked, 'response')) as [AsyncIterable<Buffer> & { statusCode: number }];
      let body = '';
      for await (const chunk of answer) body += String(chunk);
      expect([answer.statusCode, body]).toEqual([200, '<title>phone</title>']);
    }
  });

  test('leave a phone that asks whether this Wi-Fi has internet in peace', async () => {
    const { port } = await aHost();
    const ask = async (path: string) => {
      const answer = await fetch(`http://127.0.0.1:${port}${path}`);
      return [answer.status, await answer.text()];
    };
    expect(await ask('/generate_204')).toEqual([204, '']);
    expect(await ask('/hotspot-detect.html')).toEqual([200, expect.stringContaining('Success')]);
    expect(await ask('/connecttest.txt')).toEqual([200, 'Microsoft Connect Test']);
  });
});

test('the address that the host’s window chooses is written down', async () => {
  const data = aFolder();
  const host = await aHost({ data });
  const { hostname: address, host: typed } = new URL(host.joinUrl);
  const socket = new WebSocket(`ws://127.0.0.1:${host.port}/ws`);
  const got: Record<string, unknown>[] = [];
  socket.on('message', data => got.push(JSON.parse((data as Buffer).toString('utf8')) as Record<string, unknown>));
  await once(socket, 'open');
  socket.send(JSON.stringify({ ...HELLO, screen: 'table', key: new URL(host.hostUrl).hash.slice(1) }));
  const choose = async (id: number, wanted: string) => {
    socket.send(JSON.stringify({ type: 'command', id, command: { do: 'address', address: wanted } }));
    return vi.waitUntil(() => got.find(message => message['id'] === id), { timeout: 20_000 });
  };
  expect(await choose(1, '203.0.113.9')).toMatchObject({ type: 'refused', refusal: { code: 'unknown-address' } });
  // Where this computer is in no network, there is nothing to choose.
  const isAlone = address === '127.0.0.1';
  expect(await choose(2, address)).toMatchObject({ type: isAlone ? 'refused' : 'ack' });
  const kept = JSON.parse(readFileSync(join(data, 'settings.json'), 'utf8')) as { chosen: { place: string }[] };
  expect(kept.chosen).toHaveLength(isAlone ? 0 : 1);
  expect(new URL(host.joinUrl).host).toBe(typed);
  socket.close();
});

describe('the port', () => {
  async function occupied(): Promise<{ port: number; leave: () => Promise<void> }> {
    const other = createServer();
    other.listen(0, '::');
    await once(other, 'listening');
    const leave = async () => void (await new Promise(done => other.close(done)));
    onTestFinished(leave);
    return { port: (other.address() as AddressInfo).port, leave };
  }

  test('is the next free one when the wished one is taken, and everything says so', async () => {
    const { port: wished } = await occupied();
    const host = await aHost({ port: wished });
    expect(host.port).not.toBe(wished);
    expect(host.taken).toBe(wished);
    expect(host.joinUrl).toContain(`:${host.port}/`);
    expect(host.hostUrl).toContain(`:${host.port}/table#`);
    expect(host.lines).toContain('the port was taken; using the next free one');
    expect((await fetch(`http://127.0.0.1:${host.port}/`)).status).toBe(200);
  });

  test('is the last evening’s after a restart, so that phones find it again', async () => {
    const data = aFolder();
    const other = await occupied();
    await other.leave();
    writeFileSync(join(data, 'settings.json'), JSON.stringify({ port: other.port, chosen: [], proven: [] }));
    const first = await aHost({ port: null, data });
    expect([first.port, first.taken]).toEqual([other.port, null]);
    await first.close();
    const again = await aHost({ port: null, data });
    expect([again.port, again.taken]).toEqual([other.port, null]);

    // A second evening beside it finds another, which is not the first one's affair.
    const beside = await aHost({ port: null, data });
    expect(beside.taken).toBe(other.port);
    expect(JSON.parse(readFileSync(join(data, 'settings.json'), 'utf8'))).toMatchObject({ port: other.port });
  });

  test('keeps its `.local` name over a restart, and a second host beside it takes another', async () => {
    const data = aFolder();
    const suffixIn = () => (JSON.parse(readFileSync(join(data, 'settings.json'), 'utf8')) as { suffix: string }).suffix;
    const answers = (host: { port: number }) => statusFor(host.port, `saloon-${suffixIn()}.local`);
    const first = await aHost({ data });
    const suffix = suffixIn();
    expect(await answers(first)).toBe(200);
    const beside = await aHost({ data });
    expect([await answers(beside), suffixIn()]).toEqual([421, suffix]);
    await first.close();
    expect([await answers(await aHost({ data })), suffixIn()]).toEqual([200, suffix]);
  });

  test('is not remembered when it was wished for', async () => {
    const data = aFolder();
    writeFileSync(join(data, 'settings.json'), JSON.stringify({ port: 8123, chosen: [], proven: [] }));
    await aHost({ port: 0, data });
    expect(JSON.parse(readFileSync(join(data, 'settings.json'), 'utf8'))).toMatchObject({ port: 8123 });
  });

  test('is opened on IPv4 alone where there is no IPv6, and the log says so', async () => {
    const tried: string[] = [];
    const server = Object.assign(new EventEmitter(), {
      listen(port: number, address: string, done: () => void) {
        tried.push(`${address} ${port}`);
        const error = Object.assign(new Error('no IPv6'), { code: 'EAFNOSUPPORT' });
        if (address === '::') server.emit('error', error);
        else done();
      },
      address: () => ({ port: 8080 }),
    });
    const { log } = aLog();
    const wish = { port: null, last: null };
    expect(await listen(server as unknown as Server, wish, log)).toEqual({ port: 8080, taken: null });
    expect(tried).toEqual([':: 8080', '0.0.0.0 8080']);
  });
});
