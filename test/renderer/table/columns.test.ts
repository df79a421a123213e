import { describe, expect, test } from 'vitest';
import { nextSeat, stillOut } from '../../../src/renderer/table/scenes/columns.ts';
import { view } from './fixtures.ts';

describe('the roles that are still out there', () => {
  test('with three players there is no Sheriff to count', () => {
    expect(stillOut(view(3))).toEqual({ deputy: 1, outlaw: 1, renegade: 1 });
  });

  test('a fallen Outlaw is one less, and a role all of whom fell stays on the board', () => {
    expect(stillOut(view(5))).toEqual({ sheriff: 1, deputy: 1, outlaw: 1, renegade: 1 });
    const all = { ...view(4), roles: ['sheriff', 'outlaw', 'outlaw', 'renegade'] as const };
    const cause = { kind: 'indians' } as const;
    expect(stillOut({ ...all, fell: [null, cause, cause, null] })).toEqual({ sheriff: 1, outlaw: 0, renegade: 1 });
  });
});

describe('whose turn follows', () => {
  test('the next one who lives', () => {
    const game = { ...view(5), turn: { seat: 2 } };
    expect(nextSeat(game)).toBe(4);
  });

  test('nobody, when one is left or no turn is on', () => {
    const cause = { kind: 'dynamite' } as const;
    expect(nextSeat({ ...view(3), fell: [null, cause, cause] })).toBe(null);
    expect(nextSeat({ ...view(3), turn: null })).toBe(null);
  });
});
