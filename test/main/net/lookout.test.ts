import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, test } from 'vitest';
import { aFolder, aLookout } from './a-lookout.ts';
import { computer, WINDOWS } from './interfaces.ts';

const WSL_FIRST = { 'vEthernet (WSL)': '172.30.0.1/20', Ethernet: '10.0.0.7/24', 'Wi-Fi': '192.168.1.20/24' };
const HOME = computer(WSL_FIRST, '192.168.1.20');

describe('the address on the table', () => {
  test('is short enough to type, and the others are offered', async () => {
    const { lookout, shown } = await aLookout(computer({ ...WINDOWS, 'Wi-Fi': '192.168.100.200/24' }, null));
    expect(shown).toBe('192.168.100.200:8080');
    expect(shown.length).toBeLessThan(24);
    const { address, offered } = lookout.network();
    expect(address.url).toBe('http://192.168.100.200:8080/');
    expect(offered[0]).toEqual({ address: '192.168.100.200', name: 'Wi-Fi', kind: 'lan', chosen: true });
    expect(offered.filter(({ chosen }) => chosen)).toHaveLength(1);
    expect(offered).toHaveLength(9);
  });

  test('is what somebody chooses, at once and on every screen, and after a restart in the same networks', async () => {
    const data = aFolder();
    const first = await aLookout(HOME, { data });
    expect(first.shown).toBe('192.168.1.20:8080');
    expect(first.lookout.choose('172.30.0.1')).toBe(true);
    expect(first.told.at(-1)?.address.url).toBe('http://172.30.0.1:8080/');
    expect(first.told.at(-1)?.offered.find(({ chosen }) => chosen)?.name).toBe('vEthernet (WSL)');
    expect(first.lookout.choose('192.168.1.99')).toBe(false);
    expect(first.shown).toBe('172.30.0.1:8080');

    // The router gave out other numbers meanwhile.
    const again = await aLookout(computer({ ...WSL_FIRST, 'vEthernet (WSL)': '172.30.0.9/20' }, null), { data });
    expect(again.shown).toBe('172.30.0.9:8080');
    const elsewhere = await aLookout(computer({ 'Wi-Fi': '192.168.7.20/24' }, null), { data });
    expect(elsewhere.shown).toBe('192.168.7.20:8080');
  });

  test('stays as chosen when a VPN comes and goes', async () => {
    const saloon = await aLookout(HOME);
    saloon.lookout.choose('10.0.0.7');
    saloon.moves(computer({ ...WSL_FIRST, wg0: '10.2.0.2/32 tunnel' }, '10.2.0.2'));
    await saloon.passes(5000);
    expect(saloon.shown).toBe('10.0.0.7:8080');
    saloon.moves(HOME);
    await saloon.passes(5000);
    expect(saloon.shown).toBe('10.0.0.7:8080');
  });

  test('follows the computer into another network within five seconds, and is announced there', async () => {
    const saloon = await aLookout(computer({ wlan0: '192.168.1.20/24' }, '192.168.1.20'), { mdns: true });
    saloon.moves(computer({ wlan0: '10.9.8.7/24' }, '10.9.8.7'));
    await saloon.passes(5000);
    expect(saloon.told.at(-1)?.address).toEqual({
      url: 'http://10.9.8.7:8080/',
      typed: '10.9.8.7:8080',
      local: 'saloon-4f2a.local:8080',
    });
    expect(saloon.closed).toEqual(['192.168.1.20']);
    expect(saloon.responders.map(({ address }) => address)).toEqual(['192.168.1.20', '10.9.8.7']);
  });

  test('is one where phones arrived before', async () => {
    const data = aFolder();
    const two = computer({ eth0: '192.168.0.5/24', wlan0: '192.168.1.7/24' }, '192.168.0.5');
    const first = await aLookout(two, { data });
    expect(first.shown).toBe('192.168.0.5:8080');
    first.visit('::ffff:192.168.1.50', '::ffff:192.168.1.7');
    // Nobody's code changes under his camera.
    expect(first.shown).toBe('192.168.0.5:8080');
    expect((await aLookout(two, { data })).shown).toBe('192.168.1.7:8080');
  });

  test('is found anew when settings.json is broken, and the file is mended', async () => {
    const data = aFolder();
    for (const broken of ['{"port":', '{"port":"x","chosen":[],"proven":[]}', '[]', '\0\0\0']) {
      writeFileSync(join(data, 'settings.json'), broken);
      const { lookout, lines, shown } = await aLookout(HOME, { data });
      expect(shown).toBe('192.168.1.20:8080');
      expect(lines).toEqual(['settings.json cannot be read; it is begun anew']);
      lookout.choose('10.0.0.7');
      const kept = JSON.parse(readFileSync(join(data, 'settings.json'), 'utf8')) as { chosen: unknown };
      expect(kept.chosen).toEqual([
        {
          networks: 'Ethernet 10.0.0.0/24, Wi-Fi 192.168.1.0/24, vEthernet (WSL) 172.30.0.0/20',
          place: 'Ethernet 10.0.0.0/24',
        },
      ]);
    }
  });

  test('is not remembered, and nothing breaks, where nothing can be written', async () => {
    const data = join(aFolder(), 'file');
    writeFileSync(data, '');
    const { lookout, lines, told } = await aLookout(HOME, { data });
    expect(lookout.choose('10.0.0.7')).toBe(true);
    expect(told.at(-1)?.address.typed).toBe('10.0.0.7:8080');
    expect(lines.at(-1)).toBe('settings.json cannot be written; the next evening begins without');
  });
});

describe('what keeps phones away', () => {
  const LAN = computer({ wlan0: '192.168.1.20/24' }, '192.168.1.20');

  test('is no network, until there is one', async () => {
    const saloon = await aLookout(computer({ lo: '127.0.0.1/8' }, null));
    expect(saloon.advice).toEqual([{ code: 'no-address' }]);
    expect(saloon.lines).toEqual([expect.stringContaining('switch Wi-Fi on or put the cable in')]);
    saloon.moves(LAN);
    await saloon.passes(5000);
    expect(saloon.advice).toEqual([]);
    expect(saloon.told.at(-1)).toMatchObject({ advice: [], address: { typed: '192.168.1.20:8080' } });
  });

  test.each([
    ['vpn', { wg0: '10.2.0.2/32 tunnel' }],
    ['virtual', { docker0: '172.17.0.1/16' }],
    ['link-local', { en5: '169.254.1.2/16' }],
  ])('is an address that is only a %s one', async (kind, interfaces) => {
    const saloon = await aLookout(computer(interfaces, null));
    expect(saloon.advice).toEqual([{ code: 'no-lan', kind }]);
  });

  test('may be a VPN, until it is off or a phone got through beside it', async () => {
    const both = computer({ wg0: '10.2.0.2/32 tunnel', eth0: '192.168.0.5/24' }, '10.2.0.2');
    const saloon = await aLookout(both);
    expect(saloon.shown).toBe('192.168.0.5:8080');
    expect(saloon.advice).toEqual([{ code: 'vpn', name: 'wg0' }]);
    expect(saloon.lines).toEqual([expect.stringContaining('the VPN wg0 is on')]);
    saloon.visit('192.168.0.77', '192.168.0.5');
    expect(saloon.advice).toEqual([]);

    const other = await aLookout(both);
    other.moves(computer({ eth0: '192.168.0.5/24' }, '192.168.0.5'));
    await other.passes(5000);
    expect(other.advice).toEqual([]);
  });

  test('may be a closed port, when nobody has come in a minute; requests of this computer do not count', async () => {
    const saloon = await aLookout(computer({ wlan0: ['192.168.1.20/24', 'fe80::5'] }, '192.168.1.20'));
    await saloon.passes(57_000);
    saloon.visit('::1', '::1');
    saloon.visit('fe80::5%wlan0', 'fe80::5%wlan0');
    saloon.visit('127.0.0.1', '127.0.0.1');
    saloon.visit('::ffff:192.168.1.20', '::ffff:192.168.1.20', 'socket');
    expect(saloon.advice).toEqual([]);
    await saloon.passes(3000);
    expect(saloon.told.at(-1)?.advice).toEqual([{ code: 'nobody-came', port: 8080, system: 'linux' }]);
    expect(saloon.lines).toEqual([expect.stringContaining('sudo ufw allow 8080/tcp')]);

    saloon.visit('192.168.1.77', '192.168.1.20', 'table');
    expect(saloon.told.at(-1)?.advice).toEqual([]);
    await saloon.passes(600_000);
    expect(saloon.advice).toEqual([]);
  });

  test('is not looked for while somebody is there, or a game runs', async () => {
    const saloon = await aLookout(LAN);
    saloon.becomes({ phase: 'game' });
    await saloon.passes(90_000);
    expect(saloon.advice).toEqual([]);
    saloon.becomes({});
    await saloon.passes(57_000);
    expect(saloon.advice).toEqual([]);
    await saloon.passes(9000);
    expect(saloon.advice).toMatchObject([{ code: 'nobody-came' }]);
  });

  test('is another wall in another network', async () => {
    const saloon = await aLookout(LAN);
    saloon.visit('192.168.1.77', '192.168.1.20');
    saloon.moves(computer({ wlan0: '10.1.1.5/24' }, '10.1.1.5'));
    await saloon.passes(60_000);
    expect(saloon.advice).toEqual([]);
    await saloon.passes(6000);
    expect(saloon.advice).toMatchObject([{ code: 'nobody-came' }]);
  });

  test('is a socket that did not follow its page within ten seconds, until it does or the phone is long gone', async () => {
    const saloon = await aLookout(LAN);
    saloon.visit('192.168.1.77', '192.168.1.20');
    await saloon.passes(9000);
    expect(saloon.advice).toEqual([]);
    await saloon.passes(3000);
    expect(saloon.told.at(-1)?.advice).toEqual([{ code: 'page-only' }]);
    saloon.visit('192.168.1.77', '192.168.1.20', 'socket');
    expect(saloon.told.at(-1)?.advice).toEqual([]);

    saloon.visit('192.168.1.78', '192.168.1.20');
    await saloon.passes(12_000);
    expect(saloon.advice).toEqual([{ code: 'page-only' }]);
    await saloon.passes(120_000);
    expect(saloon.told.at(-1)?.advice).toEqual([]);
  });

  test('is a phone in another network than the table, but one that speaks IPv6 is in none', async () => {
    const saloon = await aLookout(LAN);
    saloon.visit('fe80::77%wlan0', 'fe80::1');
    saloon.visit('::ffff:10.44.0.9', '::ffff:192.168.1.20');
    saloon.visit('::ffff:10.44.0.9', '::ffff:192.168.1.20', 'socket');
    expect(saloon.advice).toEqual([{ code: 'other-network', from: '10.44.0.9' }]);
    expect(saloon.lines).toEqual([expect.stringContaining('a phone came from 10.44.0.9')]);
    saloon.visit('fe80::77%wlan0', 'fe80::1', 'socket');
    await saloon.passes(123_000);
    expect(saloon.told.at(-1)?.advice).toEqual([]);
  });

  test('is refused multicast, said once, until it is allowed again', async () => {
    const saloon = await aLookout(LAN, { mdns: true });
    for (let i = 0; i < 5; i++) saloon.responders[0]?.onState(new Error('send EPERM 224.0.0.251:5353'));
    expect(saloon.told.at(-1)).toMatchObject({ advice: [{ code: 'no-multicast' }], address: { local: null } });
    expect(saloon.lines).toEqual(['mDNS: send EPERM 224.0.0.251:5353']);
    saloon.responders[0]?.onState(null);
    expect(saloon.told.at(-1)).toMatchObject({ advice: [], address: { local: 'saloon-4f2a.local:8080' } });
  });
});
