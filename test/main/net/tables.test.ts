import fc from 'fast-check';
import { beforeEach, describe, expect, test } from 'vitest';
import { SILENCE, Tables } from '../../../src/main/net/tables.ts';
import { PROTOCOL } from '../../../src/shared/protocol/messages.ts';

const TYPE = '_lastchance._tcp.local';

interface Given {
  service?: string;
  text?: Record<string, string>;
  address?: unknown;
  port?: unknown;
  ttl?: number;
}

const TEXT = { path: '/', name: 'Attic', game: 'bang', players: '5', protocol: `${PROTOCOL}`, version: '9.9.9' };

/** What a well-behaved host says, or what is made of it. */
function packet({ service = 'Saloon 1', text = {}, address = '192.168.1.30', port = 8080, ttl = 120 }: Given = {}) {
  const name = `${service}.${TYPE}`;
  const data = Object.entries({ ...TEXT, ...text }).map(([key, value]) => Buffer.from(`${key}=${value}`));
  return {
    answers: [{ name: TYPE, type: 'PTR', ttl, data: name }],
    additionals: [
      { name, type: 'SRV', ttl, data: { port, target: 'attic.local' } },
      { name, type: 'TXT', ttl, data },
      { name: 'attic.local', type: 'A', ttl, data: address },
    ],
  };
}

describe('other tables on the network', () => {
  let tables: Tables;
  beforeEach(() => {
    tables = new Tables(`Last Chance Saloon 4f2a.${TYPE}`);
  });
  const hear = (given: Given = {}, now = 0) => tables.hear(packet(given), '192.168.1.30', now);

  test('are listed with their page, and change when they say so', () => {
    hear();
    const attic = { name: 'Attic', url: 'http://192.168.1.30:8080/table', game: 'bang', players: 5, fits: true };
    expect(tables.list).toEqual([attic]);
    hear({ text: { players: '6', game: 'dice' } });
    expect(tables.list).toEqual([{ ...attic, players: 6, game: 'dice' }]);
  });

  test('of one name are two when they are two', () => {
    hear();
    hear({ service: 'Saloon 2', address: '192.168.1.31' });
    expect(tables.list.map(({ name, url }) => `${name} ${url}`)).toEqual([
      'Attic http://192.168.1.30:8080/table',
      'Attic http://192.168.1.31:8080/table',
    ]);
  });

  test('do not fit when they speak another protocol, whatever their game', () => {
    hear({ text: { protocol: `${PROTOCOL + 1}`, game: 'poker' } });
    expect(tables.list).toMatchObject([{ fits: false, game: 'poker' }]);
  });

  test('are never this host itself', () => {
    hear({ service: 'LAST CHANCE SALOON 4f2a' });
    expect(tables.list).toEqual([]);
  });

  test('are gone when they say goodbye, or nothing for a while', () => {
    hear();
    hear({ ttl: 0 });
    expect(tables.list).toEqual([]);
    hear({}, 1000);
    tables.expire(1000 + SILENCE);
    expect(tables.list).toHaveLength(1);
    tables.expire(1001 + SILENCE);
    expect(tables.list).toEqual([]);
  });

  test('are at the address that sent it, when a host tells several', () => {
    const said = packet({ address: '10.9.9.9' });
    said.additionals.push({ name: 'ATTIC.local', type: 'A', ttl: 120, data: '192.168.1.30' });
    tables.hear(said, '192.168.1.30', 0);
    expect(tables.list).toMatchObject([{ url: 'http://192.168.1.30:8080/table' }]);
  });

  test.each([
    { address: '8.8.8.8' },
    { address: '127.0.0.1' },
    { address: 'evil.example' },
    { address: '192.168.1.30/@evil.example' },
    { address: ['192.168.1.30'] },
    { port: 0 },
    { port: 65536 },
    { port: '8080/x' },
    { port: 80.5 },
    { text: { game: '<img src=x>' } },
    { text: { game: '' } },
    { text: { players: '-1' } },
    { text: { players: '1e3' } },
    { text: { protocol: 'NaN' } },
  ] satisfies Given[])('are not believed: %o', given => {
    hear(given);
    expect(tables.list).toEqual([]);
  });

  test('have names of plain text, short and without signs that turn the line around', () => {
    hear({ text: { name: '\u202e<b>\u0000\u2066Bar\nn\u2028</b>\u0085' } });
    expect(tables.list).toMatchObject([{ name: '<b>Barn</b>' }]);
    hear({ text: { name: '🤠'.repeat(100) } });
    expect(tables.list).toMatchObject([{ name: '🤠'.repeat(40) }]);
    hear({ text: { name: '\u200b \u200e' } });
    expect(tables.list).toMatchObject([{ name: '192.168.1.30:8080' }]);
  });

  test('are no more than a screen can show', () => {
    for (let i = 0; i < 500; i++) hear({ service: `Saloon ${i}`, address: `10.0.${i >> 8}.${i & 255}` });
    expect(tables.list).toHaveLength(20);
  });

  test('cannot be made to break the host by any packet', () => {
    const name = fc.constantFrom(TYPE, `a.${TYPE}`, 'attic.local', '__proto__', '');
    const data = fc.oneof(
      name,
      fc.anything(),
      fc.record({ port: fc.anything(), target: name }),
      fc.array(fc.uint8Array()),
    );
    const type = fc.constantFrom('PTR', 'SRV', 'TXT', 'A', 'AAAA', 'NSEC');
    const record = fc.oneof(fc.anything(), fc.record({ name, type, ttl: fc.oneof(fc.nat(), fc.anything()), data }));
    const section = fc.oneof(fc.anything(), fc.array(record, { maxLength: 8 }));
    fc.assert(
      fc.property(fc.record({ answers: section, additionals: section }), said => {
        tables.hear(said, '192.168.1.30', 0);
        for (const { url } of tables.list) expect(url).toMatch(/^http:\/\/\d+\.\d+\.\d+\.\d+:\d+\/table$/);
      }),
      { numRuns: 2000 },
    );
  });
});
