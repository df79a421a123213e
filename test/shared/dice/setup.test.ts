import { describe, expect, test } from 'vitest';
import { dice } from '../../../src/shared/dice/index.ts';
import { seedOf } from '../../../src/shared/engine/rng.ts';

const deal = (players: number, seed = 1) => dice.setup(players, dice.defaults, seedOf(seed)).state;

describe('a new game', () => {
  test('deals every character once at most, and nine arrows lie in the pile', () => {
    const state = deal(8);
    expect(new Set(state.players.map(player => player.character)).size).toBe(8);
    expect(state.pile).toBe(9);
    expect(state.players.map(player => player.arrows)).toEqual([0, 0, 0, 0, 0, 0, 0, 0]);
  });

  test('gives the Sheriff two lives more, which also raise what he can be healed to', () => {
    const plain = { 'bart-cassidy': 8, 'kit-carlson': 7, 'vulture-sam': 9 };
    const sheriffs = Array.from({ length: 200 }, (_, seed) => deal(5, seed).players.find(p => p.role === 'sheriff'));
    for (const [character, life] of Object.entries(plain)) {
      const sheriff = sheriffs.find(player => player?.character === character);
      expect(sheriff).toMatchObject({ life: life + 2, maxLife: life + 2 });
    }
  });

  test('is begun by the Sheriff, who is asked for the first throw', () => {
    const { state, events } = dice.setup(6, dice.defaults, seedOf(3));
    const seat = state.players.findIndex(player => player.role === 'sheriff');
    expect(events).toEqual([
      { type: 'gameBegan', starter: seat },
      { type: 'turnBegan', seat, round: 1 },
    ]);
    expect(dice.decisions(state)).toEqual([
      {
        no: 1,
        seat,
        prompt: 'throw',
        options: [{ kind: 'throw' }],
        groups: [{ size: 1, min: 1, max: 1 }],
        fallback: [0],
      },
    ]);
  });

  test('is begun by the Deputy when three play', () => {
    const { state } = dice.setup(3, dice.defaults, seedOf(3));
    expect(state.players[dice.decisions(state)[0]?.seat ?? -1]?.role).toBe('deputy');
  });

  test('seats roles and characters otherwise with another seed', () => {
    const seen = new Set(Array.from({ length: 50 }, (_, seed) => deal(5, seed).starter));
    expect([...seen].toSorted((a, b) => a - b)).toEqual([0, 1, 2, 3, 4]);
  });
});
