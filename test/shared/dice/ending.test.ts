import { describe, expect, test } from 'vitest';
import { dice } from '../../../src/shared/dice/index.ts';
import { outcomeAfter } from '../../../src/shared/dice/ending.ts';
import type { LossCause } from '../../../src/shared/dice/model.ts';
import { seedOf } from '../../../src/shared/engine/rng.ts';
import type { Role } from '../../../src/shared/roles.ts';

const INDIANS: LossCause = { kind: 'indians' };

/** Roles by seat in one word each; those in `fallen` have just fallen, `dead` fell before. */
function outcome(
  table: readonly Role[],
  { fallen, dead = [], cause = INDIANS }: { fallen: number[]; dead?: number[]; cause?: LossCause },
  options = dice.defaults,
) {
  const { state } = dice.setup(table.length, options, seedOf(1));
  const players = state.players.map((player, seat) => ({
    ...player,
    role: table[seat] ?? 'outlaw',
    fell: fallen.includes(seat) || dead.includes(seat) ? cause : null,
  }));
  return outcomeAfter({ ...state, players }, fallen, cause);
}

const FIVE: Role[] = ['sheriff', 'deputy', 'outlaw', 'outlaw', 'renegade'];
const EIGHT: Role[] = ['sheriff', 'deputy', 'deputy', 'outlaw', 'outlaw', 'outlaw', 'renegade', 'renegade'];

describe('with four to eight players', () => {
  test('the game goes on while the Sheriff and one enemy of his live', () => {
    expect(outcome(FIVE, { fallen: [3], dead: [2] })).toBeNull();
    expect(outcome(FIVE, { fallen: [4], dead: [2] })).toBeNull();
  });

  test('Sheriff and Deputies win, dead ones too, when all Outlaws and Renegades are out', () => {
    expect(outcome(FIVE, { fallen: [4, 3], dead: [1, 2] })).toEqual({ winners: [0, 1], reason: 'law' });
  });

  test('all Outlaws win when the Sheriff falls, even if none of them lives', () => {
    expect(outcome(FIVE, { fallen: [0] })).toEqual({ winners: [2, 3], reason: 'outlaws' });
    expect(outcome(FIVE, { fallen: [0], dead: [2, 3] })).toEqual({ winners: [2, 3], reason: 'outlaws' });
    expect(outcome(FIVE, { fallen: [0, 1, 4], dead: [2, 3] })).toEqual({ winners: [2, 3], reason: 'outlaws' });
  });

  test('the Renegade wins as the only one alive', () => {
    expect(outcome(FIVE, { fallen: [0, 3], dead: [1, 2] })).toEqual({ winners: [4], reason: 'renegade' });
  });

  test('the Outlaws win when Sheriff and last enemy fall together and a Deputy lives', () => {
    expect(outcome(FIVE, { fallen: [0, 4], dead: [2, 3] })).toEqual({ winners: [2, 3], reason: 'outlaws' });
  });

  test('two Renegades are rivals', () => {
    expect(outcome(EIGHT, { fallen: [0], dead: [1, 2, 3, 4, 5] })).toEqual({ winners: [3, 4, 5], reason: 'outlaws' });
    expect(outcome(EIGHT, { fallen: [0, 6], dead: [1, 2, 3, 4, 5] })).toEqual({ winners: [7], reason: 'renegade' });
    expect(outcome(EIGHT, { fallen: [6], dead: [1, 2, 3, 4, 5] })).toBeNull();
  });
});

const THREE: Role[] = ['deputy', 'renegade', 'outlaw'];
const shotBy = (by: number): LossCause => ({ kind: 'shot', by });

describe('with three players', () => {
  test.each([
    ['deputy', 0, 1],
    ['renegade', 1, 2],
    ['outlaw', 2, 0],
  ])('the %s wins at once by felling his own prey', (reason, by, prey) => {
    expect(outcome(THREE, { fallen: [prey], cause: shotBy(by) })).toEqual({ winners: [by], reason });
  });

  test('a prey felled by the wrong hand, or by nobody, lets the other two go on', () => {
    expect(outcome(THREE, { fallen: [1], cause: shotBy(2) })).toBeNull();
    expect(outcome(THREE, { fallen: [1], cause: { kind: 'dynamite' } })).toBeNull();
  });

  test('the last one standing wins', () => {
    expect(outcome(THREE, { fallen: [0], dead: [1] })).toEqual({ winners: [2], reason: 'outlaw' });
    expect(outcome(THREE, { fallen: [1, 2] })).toEqual({ winners: [0], reason: 'deputy' });
  });

  test('the Outlaw wins when the last ones fall together, even if he fell before', () => {
    expect(outcome(THREE, { fallen: [0, 1, 2] })).toEqual({ winners: [2], reason: 'outlaw' });
    expect(outcome(THREE, { fallen: [0, 1], dead: [2] })).toEqual({ winners: [2], reason: 'outlaw' });
  });

  test('or, by the house rule, nobody', () => {
    const house = { ...dice.defaults, allFall: 'nobody' } as const;
    expect(outcome(THREE, { fallen: [0, 1], dead: [2] }, house)).toEqual({ winners: [], reason: 'nobody' });
  });
});
