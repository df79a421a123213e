import { describe, expect, test } from 'vitest';
import { bang } from '../../src/shared/bang/index.ts';
import { dice } from '../../src/shared/dice/index.ts';
import { seedOf } from '../../src/shared/engine/rng.ts';
import type { Role } from '../../src/shared/roles.ts';

const GAMES = [
  { id: dice.id, deal: (players: number) => dice.setup(players, dice.defaults, seedOf(1)).state },
  { id: bang.id, deal: (players: number) => bang.setup(players, bang.defaults, seedOf(1)).state },
];

describe.each(GAMES)('a new game of $id', ({ deal }) => {
  test.each([
    [3, { deputy: 1, outlaw: 1, renegade: 1 }],
    [4, { sheriff: 1, outlaw: 2, renegade: 1 }],
    [5, { sheriff: 1, deputy: 1, outlaw: 2, renegade: 1 }],
    [6, { sheriff: 1, deputy: 1, outlaw: 3, renegade: 1 }],
    [7, { sheriff: 1, deputy: 2, outlaw: 3, renegade: 1 }],
    [8, { sheriff: 1, deputy: 2, outlaw: 3, renegade: 2 }],
  ])('for %i players deals the roles %j', (players, roles) => {
    const counts: Partial<Record<Role, number>> = {};
    for (const { role } of deal(players).players) counts[role] = (counts[role] ?? 0) + 1;
    expect(counts).toEqual(roles);
  });

  test.each([2, 9])('is refused for %i players', players => {
    expect(() => deal(players)).toThrow(`no roles for ${players} players`);
  });
});
