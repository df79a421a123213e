import { randomBytes } from 'node:crypto';
import { once } from 'node:events';
import { mkdtempSync, readdirSync, readFileSync, rmSync, statSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, onTestFinished, test } from 'vitest';
import { WebSocket } from 'ws';
import type { ServerMessage } from '../../../src/shared/protocol/messages.ts';
import { PROTOCOL } from '../../../src/shared/protocol/messages.ts';
import { aHost } from './a-host.ts';

/** A page on a real socket, and all it was sent. */
async function page(port: number, hello: object) {
  const socket = new WebSocket(`ws://127.0.0.1:${port}/ws?token=in-the-address`);
  const texts: string[] = [];
  socket.on('message', data => texts.push((data as Buffer).toString()));
  await once(socket, 'open');
  let id = 0;
  const say = (message: object) => socket.send(JSON.stringify(message));
  say({ type: 'hello', protocol: PROTOCOL, screen: 'phone', token: null, key: null, paces: false, ...hello });
  const messages = () => texts.map(text => JSON.parse(text) as ServerMessage);
  return {
    texts,
    close: () => socket.close(),
    /** Sends a request and waits for its answer. */
    async ask(request: object): Promise<void> {
      const mine = ++id;
      say({ ...request, id: mine });
      while (!messages().some(message => 'id' in message && message.id === mine)) await once(socket, 'message');
    },
    pin: () => /"pin":"(\d{4})"/.exec(texts.join())?.[1] ?? '',
  };
}

test('tokens, the key and the seats’ numbers are on no other screen, in no log, and tokens in no file', async () => {
  const data = mkdtempSync(join(tmpdir(), 'saloon-data-'));
  onTestFinished(() => rmSync(data, { recursive: true, force: true }));
  const host = await aHost({ data });
  const key = new URL(host.hostUrl).hash.slice(1);
  const tokens = Array.from({ length: 3 }, () => randomBytes(16).toString('base64url'));
  const table = await page(host.port, { screen: 'table', key });
  const other = await page(host.port, { screen: 'table' });
  const phones = await Promise.all(tokens.map(token => page(host.port, { token })));
  for (const [at, phone] of phones.entries())
    await phone.ask({ type: 'join', name: `Guest ${at}`, mark: 'cactus', colour: 'sky' });
  await phones[1]?.ask({ type: 'command', command: { do: 'start' } });
  await table.ask({ type: 'command', command: { do: 'start' } });
  const stranger = await page(host.port, { token: randomBytes(16).toString('base64url') });
  await stranger.ask({ type: 'reclaim', guest: 1, pin: phones[0]?.pin() === '1234' ? '4321' : '1234' });
  await stranger.ask({ type: 'knock', guest: 2 });
  await phones[2]?.ask({ type: 'leave' });
  await table.ask({ type: 'command', command: { do: 'lobby' } });

  const all = [table, other, stranger, ...phones];
  const pins = phones.map(phone => phone.pin());
  expect(pins.every(pin => /^\d{4}$/.test(pin))).toBe(true);
  for (const one of all) {
    const sent = one.texts.join('\n');
    for (const secret of [...tokens, key]) expect(sent).not.toContain(secret);
    for (const [at, pin] of pins.entries())
      if (one !== phones[at] && pin !== one.pin()) expect(sent).not.toContain(`"pin":"${pin}"`);
    one.close();
  }
  const files = readdirSync(data, { recursive: true, encoding: 'utf8' }).filter(file =>
    statSync(join(data, file)).isFile(),
  );
  expect(files.length).toBeGreaterThan(1);
  for (const file of files) {
    const text = readFileSync(join(data, file), 'utf8');
    for (const token of tokens) expect([file, text.includes(token)]).toEqual([file, false]);
    if (file !== 'key') expect([file, text.includes(key)]).toEqual([file, false]);
    // Nothing in the settings is anybody's own.
    if (process.platform !== 'win32' && file !== 'settings.json')
      expect([file, statSync(join(data, file)).mode & 0o077]).toEqual([file, 0]);
  }
  for (const secret of [...tokens, key, 'in-the-address', ...pins.map(pin => `"${pin}"`)])
    expect(host.lines.join('\n')).not.toContain(secret);
});
