import { describe, expect, test } from 'vitest';
import { PROTOCOL } from '../../../src/shared/protocol/messages.ts';
import { aGuest } from '../../a-room.ts';
import { aLookout } from './a-lookout.ts';
import { computer, LINUX } from './interfaces.ts';

describe('the announcement', () => {
  test('goes out on real networks and on none of VPNs, containers and virtual machines', async () => {
    const { responders } = await aLookout(computer(LINUX, '10.8.0.10'), { mdns: true });
    expect(responders.map(({ address }) => address).toSorted()).toEqual(['192.168.178.21', '192.168.178.34']);
  });

  test('goes where the table’s address is when somebody chose that', async () => {
    const saloon = await aLookout(computer(LINUX, null), { mdns: true });
    saloon.lookout.choose('192.168.122.1');
    await saloon.passes(3000);
    expect(saloon.responders.map(({ address }) => address)).toContain('192.168.122.1');
    saloon.lookout.choose('192.168.178.21');
    await saloon.passes(3000);
    expect(saloon.closed).toEqual(['192.168.122.1']);
  });

  test('tells computer, game, players, protocol, version and phase, and what changed at most every three seconds', async () => {
    const saloon = await aLookout(computer({ wlan0: '192.168.1.20/24' }, null), { mdns: true });
    const first = {
      path: '/',
      name: 'parlour',
      game: 'dice',
      players: '0',
      protocol: `${PROTOCOL}`,
      version: '1.2.3',
      phase: 'lobby',
    };
    expect(saloon.responders[0]?.text).toEqual(first);
    saloon.becomes({ guests: [aGuest(1, 'Ann')] });
    saloon.becomes({ guests: [aGuest(1, 'Ann'), aGuest(2, 'Ben')], game: 'bang' });
    await saloon.passes(2000);
    expect(saloon.said).toEqual([]);
    await saloon.passes(30_000);
    expect(saloon.said).toEqual([{ address: '192.168.1.20', text: { ...first, game: 'bang', players: '2' } }]);
  });

  test('leaves out a network that refuses it and uses the others', async () => {
    const saloon = await aLookout(computer({ eth0: '192.168.0.5/24' }, null), { mdns: true });
    saloon.refusing.add('192.168.1.7');
    saloon.moves(computer({ eth0: '192.168.0.5/24', wlan0: '192.168.1.7/24', wlan1: '192.168.2.8/24' }, null));
    await saloon.passes(5000);
    expect(saloon.responders.map(({ address }) => address)).toEqual(['192.168.0.5', '192.168.2.8']);
    expect(saloon.lines).toEqual(['mDNS: addMembership ENODEV']);
    expect(saloon.advice).toEqual([]);
    saloon.lookout.choose('192.168.1.7');
    expect(saloon.advice).toEqual([{ code: 'no-multicast' }]);
  });

  test('says one trouble of all networks once', async () => {
    const saloon = await aLookout(computer({ a: '192.168.0.5/24', b: '192.168.1.7/24' }, null), { mdns: true });
    for (const { onState } of saloon.responders) onState(new Error('bind EADDRINUSE 0.0.0.0:5353'));
    expect(saloon.lines).toEqual(['mDNS: bind EADDRINUSE 0.0.0.0:5353']);
  });
});
