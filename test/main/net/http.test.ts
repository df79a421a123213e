import { setImmediate } from 'node:timers/promises';
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { isOwnHost, isOwnOrigin } from '../../../src/main/net/http.ts';
import { HandTimers } from '../host/hand-timers.ts';
import type { RawSaloon } from './raw-saloon.ts';
import { openRawSaloon, RawLine } from './raw-saloon.ts';

let saloon: RawSaloon;

beforeEach(async () => {
  saloon = await openRawSaloon();
});
afterEach(() => saloon.close());

interface Answer {
  readonly status: number;
  readonly headers: string;
  readonly body: string;
}

/** One request, byte for byte; `Host` is added unless one is given. */
async function ask(path: string, headers: readonly string[] = [], method = 'GET'): Promise<Answer> {
  const host = headers.some(header => /^host:/i.test(header)) ? [] : [`Host: 127.0.0.1:${saloon.port}`];
  const lines = [`${method} ${path} HTTP/1.1`, ...host, ...headers, 'Connection: close', '', ''];
  const line = new RawLine(saloon.port).send(lines.join('\r\n'));
  const all = await line.closed();
  const end = all.indexOf('\r\n\r\n');
  return { status: line.status, headers: all.slice(0, end).toLowerCase(), body: all.slice(end + 4) };
}

function keepsToItself({ headers }: Answer): void {
  for (const header of [
    'x-content-type-options: nosniff',
    'referrer-policy: no-referrer',
    "content-security-policy: default-src 'self'",
    "frame-ancestors 'none'",
    'cross-origin-resource-policy: same-origin',
  ])
    expect(headers).toContain(header);
  expect(headers).not.toMatch(/unsafe-|x-powered-by|access-control/);
}

describe('what is asked for', () => {
  test.each([
    '/../secret.txt',
    '/..%2fsecret.txt',
    '/%2e%2e/secret.txt',
    '/%252e%252e%252fsecret.txt',
    '/..\\secret.txt',
    '/..%5csecret.txt',
    '/phone/..%2f..%2f..%2fsecret.txt',
    '/secret.txt%00.html',
    '/phone/index.html%00',
    '/.hidden',
    '/%2ehidden',
    '/.vite/index.html',
    '/.vite/manifest.json',
    '//secret.txt',
    '/phone%2f',
    '/%',
    '/%ff%fe',
    '/%e0%a4%a',
    '/constructor',
    '/__proto__',
    '/toString',
    `/${'a/'.repeat(2000)}`,
    'http://elsewhere.example/../secret.txt',
  ])('%s gives nothing away', async path => {
    const answer = await ask(path);
    expect([400, 404, 421]).toContain(answer.status);
    expect(answer.body).not.toContain('a secret');
    expect(answer.body).not.toContain('saloon-raw');
    keepsToItself(answer);
  });

  test('a page goes packed to whoever takes it so, and plain to all others', async () => {
    const packed = await ask('/', ['Accept-Encoding: gzip, deflate']);
    expect(packed.status).toBe(200);
    expect(packed.headers).toContain('content-encoding: gzip');
    expect(packed.headers).toContain('content-type: text/html');
    expect(packed.headers).toContain('vary: accept-encoding');
    expect(packed.headers).toContain('cache-control: no-cache');
    keepsToItself(packed);
    const plain = await ask('/', ['Accept-Encoding: identity']);
    expect(plain.headers).not.toContain('content-encoding');
    expect(plain.headers).toContain('vary: accept-encoding');
    expect(plain.body).toBe('<title>phone</title>');
  });

  test.each(['/', '/phone', '/phone/', '/table'])('%s is a page and no list of files', async path => {
    const answer = await ask(path);
    expect(answer.status).toBe(200);
    expect(answer.body).toMatch(/^<title>(phone|table)<\/title>$/);
    keepsToItself(answer);
  });

  test.each(['bytes=5-2', 'bytes=0-0', 'bytes=-1', 'bytes=99999-', 'bytes=0-1,2-3', 'bytes=a-b', 'lines=1-2'])(
    'a part of it, %s, is answered with the whole',
    async range => {
      const answer = await ask('/', [`Range: ${range}`]);
      expect([answer.status, answer.body]).toEqual([200, '<title>phone</title>']);
    },
  );

  test.each(['POST', 'PUT', 'DELETE', 'OPTIONS', 'TRACE', 'PATCH'])('%s is not reading', async method => {
    const answer = await ask('/', [], method);
    expect(answer.status).toBe(405);
    keepsToItself(answer);
  });

  test('a request that is none, or whose headers have no end, is told so under the same headers', async () => {
    const none = new RawLine(saloon.port).send('hello saloon\r\n\r\n');
    const endless = new RawLine(saloon.port).send(`GET / HTTP/1.1\r\nHost: a\r\nX: ${'x'.repeat(10_000)}\r\n\r\n`);
    for (const [line, status] of [
      [none, 400],
      [endless, 431],
    ] as const) {
      const headers = (await line.closed()).toLowerCase();
      expect(line.status).toBe(status);
      keepsToItself({ status, headers, body: '' });
    }
  });

  test('sockets of a page are only for the address that page came from', async () => {
    expect((await ask('/')).headers).toContain(`connect-src 'self' ws://127.0.0.1:${saloon.port} blob: data:;`);
    const ipv6 = await ask('/', ['Host: [::1]:8080']);
    expect(ipv6.headers).toContain("connect-src 'self' ws://[::1]:8080 ");
  });
});

describe('a name somebody pointed at this host', () => {
  test.each([
    'evil.example',
    '127.0.0.1.evil.example',
    '127.0.0.1:8080@evil.example',
    'localhost.evil.example',
    "127.0.0.1;script-src 'unsafe-inline'",
    '0x7f000001',
    '[::1%eth0]',
    '127.0.0.1:999999',
    '127.0.0.1:80:80',
  ])('is not answered: %s', async host => {
    const page = await ask('/', [`Host: ${host}`]);
    expect([page.status, page.body.includes('title')]).toEqual([421, false]);
    keepsToItself(page);
    expect(isOwnHost(host, ['saloon-4f2a.local'])).toBe(false);
  });

  test('no Host at all gets nothing', async () => {
    const line = new RawLine(saloon.port).send('GET / HTTP/1.1\r\nConnection: close\r\n\r\n');
    expect(await line.closed()).not.toContain('title');
    expect(line.status).toBe(400);
  });

  test.each(['http://evil.example', 'null', 'https://10.0.0.5:8080', 'http://10.0.0.5:8081', 'http://10.0.0.5', ''])(
    'a page from "%s" speaks for no phone at 10.0.0.5:8080',
    origin => expect(isOwnOrigin({ headers: { host: '10.0.0.5:8080', origin } })).toBe(false),
  );
});

describe('slow requests', () => {
  test('a hundred that never end leave room for others, are cut off in time, and hold no more than their places', async () => {
    const slow = Array.from({ length: 100 }, () => new RawLine(saloon.port));
    for (const line of slow) line.send(`GET / HTTP/1.1\r\nHost: 127.0.0.1\r\n`);
    const drip = setInterval(() => {
      for (const line of slow) if (line.socket.writable) line.send('X: y\r\n');
    }, 500);
    try {
      for (let i = 0; i < 10; i++) expect((await ask('/')).status).toBe(200);
      for (const line of slow) expect(await line.closed()).toMatch(/^HTTP\/1.1 408|^$/);
    } finally {
      clearInterval(drip);
    }
    const count = await new Promise<number>((done, fail) =>
      saloon.server.getConnections((error, open) => (error ? fail(error) : done(open))),
    );
    expect(count).toBe(0);
  });

  test('one address gets so many connections and no more, and gets them back', async () => {
    const lines = Array.from({ length: 200 }, () => new RawLine(saloon.port));
    await vi.waitUntil(() => lines.filter(({ socket }) => socket.closed).length === 72, { timeout: 20_000 });
    for (const { socket } of lines) socket.destroy();
    await vi.waitUntil(async () => (await ask('/')).status === 200, { timeout: 20_000 });
  });

  test('a body of ten gigabytes is not waited for', async () => {
    const line = new RawLine(saloon.port).send(
      `POST / HTTP/1.1\r\nHost: 127.0.0.1\r\nContent-Length: 10000000000\r\n\r\n${'x'.repeat(100_000)}`,
    );
    await line.until('405');
    await line.closed();
  });
});

describe('sockets', () => {
  test('so many of one address are open at once, and another is turned away until one is gone', async () => {
    const lines: RawLine[] = [];
    for (let i = 0; i < 40; i++) {
      const line = new RawLine(saloon.port).upgrade({ port: saloon.port });
      await line.until('\r\n\r\n');
      expect(line.status).toBe(101);
      lines.push(line);
    }
    const late = new RawLine(saloon.port).upgrade({ port: saloon.port });
    expect(await late.closed()).toContain('429 Too Many Requests');
    lines.pop()?.socket.destroy();
    await vi.waitUntil(async () => {
      const again = new RawLine(saloon.port).upgrade({ port: saloon.port });
      await again.until('\r\n\r\n');
      again.socket.destroy();
      return again.status === 101;
    });
    for (const { socket } of lines) socket.destroy();
  });

  test('a page that says nothing loses its place', async () => {
    await saloon.close();
    const timers = new HandTimers();
    saloon = await openRawSaloon(timers);
    const line = new RawLine(saloon.port).upgrade({ port: saloon.port });
    await line.until('\r\n\r\n');
    timers.pass(3999);
    await setImmediate();
    expect(line.socket.closed).toBe(false);
    timers.pass(6001);
    await line.closed();
  });
});
