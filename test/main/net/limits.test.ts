import { describe, expect, test } from 'vitest';
import { Allowance, householdOf } from '../../../src/main/net/limits.ts';

describe('an allowance', () => {
  test('gives its burst at once, then what time brings, and never more than its burst', () => {
    const allowance = new Allowance({ burst: 3, perSecond: 2 }, 0);
    const now = (at: number) => [1, 2, 3, 4].filter(() => allowance.takes(1, at)).length;
    expect([now(0), now(400), now(500), now(1000), now(60_000)]).toEqual([3, 0, 1, 1, 3]);
  });

  test('takes nothing of what it cannot give whole', () => {
    const allowance = new Allowance({ burst: 3, perSecond: 2 }, 0);
    expect(allowance.takes(4, 0)).toBe(false);
    expect(allowance.takes(3, 0)).toBe(true);
  });
});

test.each([
  ['192.168.1.20', '192.168.1.20'],
  ['::ffff:192.168.1.20', '192.168.1.20'],
  ['2001:db8:0:1:aaaa:bbbb:cccc:dddd', '2001:db8:0:1::/64'],
  ['2001:0db8:0000:0001::5', '2001:db8:0:1::/64'],
  ['2001:db8::1', '2001:db8:0:0::/64'],
  ['fe80::1%eth0', 'fe80:0:0:0::/64'],
  ['::1', '0:0:0:0::/64'],
  ['', ''],
])('%s counts as %s', (address, household) => expect(householdOf(address)).toBe(household));
