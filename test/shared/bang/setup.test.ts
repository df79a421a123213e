import { describe, expect, test } from 'vitest';
import type { CharacterId } from '../../../src/shared/bang/characters/index.ts';
import { characterOf } from '../../../src/shared/bang/characters/index.ts';
import { bang } from '../../../src/shared/bang/index.ts';
import { seedOf } from '../../../src/shared/engine/rng.ts';
import { bangSubject } from './subject.ts';

const lifeOf = (id: CharacterId | null) => (id === null ? 0 : characterOf(id).life);
const deal = (players: number, seed = 1) => bang.setup(players, bang.defaults, seedOf(seed)).state;

describe('a new game', () => {
  test('deals everybody another character and as many cards as lives, one life more for the Sheriff', () => {
    const fresh = bang.publicView(deal(7, 4));
    const state = deal(7, 4);
    expect(new Set(fresh.characters).size).toBe(7);
    for (const [seat, player] of state.players.entries()) {
      const life = lifeOf(player.character) + (player.role === 'sheriff' ? 1 : 0);
      expect(player).toMatchObject({ life, maxLife: life });
      // Whoever begins has drawn his two already, unless he chooses where from.
      if (seat !== state.starter) expect(player.hand).toHaveLength(life);
    }
    expect(bangSubject.fault(state)).toBeNull();
  });

  test('gives nobody a life more when three play, and the Deputy begins', () => {
    for (let seed = 0; seed < 20; seed++) {
      const { state, events } = bang.setup(3, bang.defaults, seedOf(seed));
      expect(state.players.map(({ maxLife }) => maxLife)).toEqual(
        state.players.map(({ character }) => lifeOf(character)),
      );
      expect(state.players[state.starter]?.role).toBe('deputy');
      expect(events.slice(0, 2)).toEqual([
        { type: 'gameBegan', starter: state.starter },
        { type: 'turnBegan', seat: state.starter, round: 1 },
      ]);
      expect(bang.publicView(state).roles).not.toContain(null);
    }
  });

  test('shows the Sheriff’s role and no other', () => {
    const state = deal(6, 3);
    const { roles } = bang.publicView(state);
    expect(roles.filter(role => role !== null)).toEqual(['sheriff']);
    expect(roles[state.starter]).toBe('sheriff');
  });
});

describe('when characters are chosen', () => {
  const chosen = (players: number, seed = 1) =>
    bang.setup(players, { ...bang.defaults, characters: 'choice' }, seedOf(seed));

  test('everybody is asked at once for one of two, and nothing is dealt yet', () => {
    const { state, events } = chosen(8);
    const questions = bang.decisions(state);
    expect(events).toEqual([{ type: 'gameBegan', starter: state.starter }]);
    expect(questions.map(({ no, seat, prompt }) => [no, seat, prompt])).toEqual(
      Array.from({ length: 8 }, (_, seat) => [seat + 1, seat, 'character']),
    );
    expect(new Set(questions.flatMap(({ options }) => options.map(option => JSON.stringify(option)))).size).toBe(16);
    expect(bang.publicView(state)).toMatchObject({ characters: Array(8).fill(null), deck: 80, turn: null });
    expect(bang.ownView(state, 3)).toMatchObject({ hand: null, decision: { no: 4 } });
  });

  test('they may answer in any order; the last one begins the game', () => {
    let { state } = chosen(4);
    const types: string[] = [];
    for (const seat of [2, 0, 3, 1]) {
      const step = bang.answer(state, seat, [1]);
      state = step.state;
      types.push(...step.events.map(event => event.type));
    }
    expect(types.slice(0, 5)).toEqual([...Array<string>(4).fill('tookCharacter'), 'turnBegan']);
    expect(bang.publicView(state).characters).not.toContain(null);
    for (const [seat, { life, hand }] of state.players.entries())
      if (seat !== state.starter) expect(hand).toHaveLength(life);
    expect(bang.decisions(state)[0]).toMatchObject({ no: 5, seat: state.starter });
  });

  test('the Sheriff’s life comes on top of his choice', () => {
    const { state } = chosen(4);
    const [option] = bang.ownView(state, state.starter).decision?.options ?? [];
    const { events } = bang.answer(state, state.starter, [0]);
    const character = option?.kind === 'character' ? option.character : null;
    expect(events).toEqual([{ type: 'tookCharacter', seat: state.starter, character, life: lifeOf(character) + 1 }]);
  });

  test('nobody chooses twice or both', () => {
    const { state } = chosen(4);
    const after = bang.answer(state, 2, [0]).state;
    expect(() => bang.answer(after, 2, [1])).toThrow('seat 2 has nothing to decide; waiting for others to choose');
    expect(() => bang.answer(state, 2, [0, 1])).toThrow('do not answer character');
  });
});
