import { describe, expect, test } from 'vitest';
import { CHARACTERS, characterOf } from '../../../../src/shared/dice/characters/index.ts';
import { dice } from '../../../../src/shared/dice/index.ts';
import { seedOf } from '../../../../src/shared/engine/rng.ts';
import { rolesFor } from '../../../../src/shared/roles.ts';
import { diceScene } from '../../../scenario.ts';

const dealtRoles = (players: number) =>
  dice
    .setup(players, dice.defaults, seedOf(7))
    .state.players.map(player => player.role)
    .toSorted((a, b) => a.localeCompare(b))
    .join(' ');

describe('setup', () => {
  test('four players (SET-02)', () => {
    expect(dealtRoles(4)).toBe('outlaw outlaw renegade sheriff');
  });

  test('six players (SET-04)', () => {
    expect(dealtRoles(6)).toBe('deputy outlaw outlaw outlaw renegade sheriff');
  });

  test('seven players (SET-05)', () => {
    expect(dealtRoles(7)).toBe('deputy deputy outlaw outlaw outlaw renegade sheriff');
  });

  test('eight players (SET-06)', () => {
    expect(dealtRoles(8)).toBe('deputy deputy outlaw outlaw outlaw renegade renegade sheriff');
  });

  test('Kit Carlson as Sheriff has nine lives and is healed to nine (SET-07)', () => {
    diceScene(['ann sheriff kit-carlson', 'ben 7 life', 'cal', 'dan', 'eve'])
      .shows({ life: { ann: 9 } })
      .throws('BDDAA')
      .stops()
      .drinks('ann')
      .shows({ life: { ann: 9 } });
  });

  test('the Sheriff begins, then his left, past the dead (SET-09)', () => {
    diceScene(['ann', 'ben', 'cal sheriff', 'dan', 'eve dead'], { turn: 'cal' })
      .shows({ waitingFor: 'cal: throw' })
      .throws('DDAAG')
      .stops()
      .shows({ waitingFor: 'dan: throw' })
      .throws('DDAAG')
      .stops()
      .shows({ waitingFor: 'ann: throw' });
    const { state } = dice.setup(5, dice.defaults, seedOf(2));
    expect(state.players[dice.decisions(state)[0]?.seat ?? -1]?.role).toBe('sheriff');
  });

  test('the most life that eight can start with is 70 (SET-11)', () => {
    const best = CHARACTERS.map(id => characterOf(id).life).toSorted((a, b) => b - a);
    expect(best.slice(0, 8)).toEqual([9, 9, 9, 9, 8, 8, 8, 8]);
    expect(best.slice(0, 8).reduce((sum, life) => sum + life, 2)).toBe(70);
    expect(rolesFor(8).filter(role => role === 'sheriff')).toHaveLength(1);
  });

  test('only the Sheriff’s role is seen, and by each player his own (SET-12)', () => {
    const { state } = dice.setup(6, dice.defaults, seedOf(7));
    const seen = dice.publicView(state);
    expect(seen.roles).toEqual(state.players.map(({ role }) => (role === 'sheriff' ? role : null)));
    expect(seen.characters).toEqual(state.players.map(player => player.character));
    expect(seen.pile).toBe(9);
    for (const [seat, { role }] of state.players.entries()) expect(dice.ownView(state, seat).role).toBe(role);
    expect(Object.keys(dice.ownView(state, 0)).toSorted((a, b) => a.localeCompare(b))).toEqual([
      'decision',
      'role',
      'seat',
    ]);
  });
});
