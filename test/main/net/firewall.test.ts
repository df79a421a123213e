import { resolve } from 'node:path';
import { expect, test, vi } from 'vitest';
import { cable, Computer, whyNoNetworks } from './networks.ts';

const why = whyNoNetworks('nft');
const WALL = 'table inet wall { chain in { type filter hook input priority 0; iif != lo tcp dport 8080 drop; }; }';

test.skipIf(why !== null)(
  `behind a firewall nobody comes, and that is said until one gets through${why === null ? '' : ` (${why})`}`,
  async () => {
    const [house, pocket] = [new Computer('walled'), new Computer('outside')];
    try {
      cable(
        { computer: house, as: 'lan1', address: '10.77.8.1' },
        { computer: pocket, as: 'eth0', address: '10.77.8.2' },
      );
      const ask =
        'fetch("http://10.77.8.1:8080/", { signal: AbortSignal.timeout(1500) }).then(() => "in", () => "out")';
      const phone = () =>
        pocket.run(process.execPath, ['-p', `${ask}.then(console.log), ""`]).line(line => line !== '');
      expect(await house.run('nft', [WALL]).ended()).toBe(0);
      const script = ['--import', 'tsx', resolve('test/main/net/watched-port.ts')];
      const host = house.run(process.execPath, script);
      await host.line(line => line === '[]');
      expect(await phone()).toBe('out');
      host.hears('60000');
      expect(await host.line(line => line.includes('code'))).toBe(
        '[{"code":"nobody-came","port":8080,"system":"linux"}]',
      );
      await house.run('nft', ['delete table inet wall']).ended();
      expect(await phone()).toBe('in');
      await vi.waitUntil(() => host.last(() => true) === '[]');
    } finally {
      await house.end();
      await pocket.end();
    }
  },
);
