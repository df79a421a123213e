import { resolve } from 'node:path';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { cable, Computer, Listener, whyNoNetworks, type Running } from './networks.ts';

const why = whyNoNetworks();
const TYPES = ['_http._tcp', '_lastchance._tcp'];

interface Ready {
  port: number;
  joinUrl: string;
}

async function openOn(computer: Computer): Promise<Ready & { host: Running }> {
  const args = ['--import', 'tsx', resolve('src/main/headless.ts'), '--no-save', '--no-open', '--json'];
  const host = computer.run(process.execPath, args);
  return { host, ...(JSON.parse(await host.line(line => line.startsWith('{"ready"'))) as Ready) };
}

function statusAt(computer: Computer, url: string): Promise<string> {
  const ask = 'fetch(process.argv[1]).then(r => console.log(r.status), e => console.log(e.cause.code))';
  return computer.run(process.execPath, ['-e', ask, url]).line(() => true);
}

describe.skipIf(why !== null)(`mDNS on two networks of one host${why === null ? '' : ` (${why})`}`, () => {
  let house: Computer;
  let host: Running;
  let port: number;
  let suffix: string;
  const listeners: { listener: Listener; browsing: Running[]; hostAddress: string }[] = [];

  beforeAll(async () => {
    house = new Computer('host');
    for (const net of [1, 2]) {
      const listener = new Listener(`phone${net}`);
      const hostAddress = `10.77.${net}.1`;
      listeners.push({ listener, browsing: [], hostAddress });
      cable(
        { computer: house, as: `lan${net}`, address: hostAddress },
        { computer: listener.computer, as: 'eth0', address: `10.77.${net}.2` },
      );
      await listener.open();
    }
    ({ host, port } = await openOn(house));
    for (const { listener, browsing } of listeners) browsing.push(...TYPES.map(type => listener.browse(type)));
  });

  afterAll(async () => {
    for (const { listener } of listeners) await listener.end();
    await house.end();
  });

  test('both service types are found on each, with the host’s address of that network and no other', async () => {
    for (const { listener, browsing, hostAddress } of listeners)
      for (const [i, browser] of browsing.entries()) {
        const found = (await browser.line(line => line.startsWith('='))).split(';');
        const [, , , name = '', type, , local = '', address, at, ...text] = found;
        expect(name).toMatch(/^Last\\032Chance\\032Saloon\\032[0-9a-f]{4}$/);
        suffix = name.slice(-4);
        expect(local).toBe(`saloon-${suffix}.local`);
        expect([type, address, at]).toEqual([TYPES[i], hostAddress, `${port}`]);
        expect(text.join(';')).toContain('"path=/"');
        expect(await listener.addressOf(local)).toBe(hostAddress);
      }
  });

  test('what was found is the page for phones', async () => {
    for (const { listener, hostAddress } of listeners)
      expect(await statusAt(listener.computer, `http://${hostAddress}:${port}/`)).toBe('200');
  });

  test('a new address of the host is known instead of the old one, without waiting for that to be forgotten', async () => {
    const [first] = listeners;
    const local = `saloon-${suffix}.local`;
    house.moves({ as: 'lan1', from: '10.77.1.1', to: '10.77.1.9' });
    while ((await first?.listener.addressOf(local)) !== '10.77.1.9');
    expect(await statusAt(first?.listener.computer ?? house, `http://10.77.1.9:${port}/`)).toBe('200');
  });

  test('Ctrl-C says goodbye on each, so that nobody lists the table for hours', async () => {
    expect(await host.stop('SIGINT')).toBe(0);
    for (const { browsing } of listeners) for (const browser of browsing) await browser.line(line => line[0] === '-');
  });
});

describe.skipIf(why !== null)(`without mDNS the host goes on${why === null ? '' : ` (${why})`}`, () => {
  test('where another program holds the port alone, and where there is no network at all', async () => {
    const house = new Computer('alone');
    const hold = 'require("dgram").createSocket("udp4").bind(5353, () => console.log("held"))';
    await house.run(process.execPath, ['-e', hold]).line(line => line === 'held');
    const unheard = await openOn(house);
    expect(unheard.joinUrl).toBe(`http://127.0.0.1:${unheard.port}/`);
    expect(await unheard.host.stop('SIGINT')).toBe(0);

    const phone = new Computer('phone');
    cable({ computer: house, as: 'lan1', address: '10.77.1.1' }, { computer: phone, as: 'eth0', address: '10.77.1.2' });
    const { host, joinUrl } = await openOn(house);
    await host.line(line => line.includes('EADDRINUSE'));
    expect(await statusAt(phone, joinUrl)).toBe('200');
    expect(await host.stop('SIGINT')).toBe(0);
    await phone.end();
    await house.end();
  });
});
