import { describe, expect, test } from 'vitest';
import { adviceWords } from '../../../src/renderer/table/notices/advice-words.ts';
import type { Advice } from '../../../src/shared/protocol/room.ts';
import { en } from '../../../src/shared/text/en/index.ts';
import { ja } from '../../../src/shared/text/ja/index.ts';

const EVERY: readonly Advice[] = [
  { code: 'no-address' },
  { code: 'no-lan', kind: 'vpn' },
  { code: 'no-lan', kind: 'virtual' },
  { code: 'no-lan', kind: 'link-local' },
  { code: 'vpn', name: 'tun0' },
  { code: 'nobody-came', port: 8080, system: 'windows' },
  { code: 'nobody-came', port: 8080, system: 'macos' },
  { code: 'nobody-came', port: 8080, system: 'linux' },
  { code: 'page-only' },
  { code: 'other-network', from: '10.20.0.7' },
  { code: 'no-multicast' },
];

/** Japanese letters are twice as wide as Latin ones. */
const wide = (line: string): number => line.length + line.replace(/[ -⺀]/g, '').length;

describe('the join doctor', () => {
  test('opens the port with the system’s own commands', () => {
    expect(adviceWords({ code: 'nobody-came', port: 8123, system: 'linux' }, en.table.doctor).steps).toEqual([
      'Phones must be in the same Wi-Fi as this screen, not in a guest Wi-Fi.',
      'Open the port: sudo ufw allow 8123/tcp',
      'With firewalld: sudo firewall-cmd --add-port=8123/tcp',
    ]);
  });

  test('names the VPN, and where a strange phone came from', () => {
    expect(adviceWords({ code: 'vpn', name: 'tun0' }, en.table.doctor).title).toBe(
      'A VPN is up on this computer (tun0)',
    );
    expect(adviceWords({ code: 'other-network', from: '10.20.0.7' }, ja.table.doctor).title).toContain('10.20.0.7');
  });

  test.each(EVERY)('has one to three steps that fit a line, in both languages, for %o', advice => {
    for (const words of [en.table.doctor, ja.table.doctor]) {
      const { title, steps } = adviceWords(advice, words);
      expect(steps.length).toBeGreaterThanOrEqual(1);
      expect(steps.length).toBeLessThanOrEqual(3);
      for (const line of [title, ...steps]) expect(wide(line), line).toBeLessThanOrEqual(80);
    }
  });
});
