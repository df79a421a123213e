import { describe, expect, test } from 'vitest';
import type { Card } from '../../../src/shared/bang/face.ts';
import { bang } from '../../../src/shared/bang/index.ts';
import { bangLimit, distance, missesNeeded, reach } from '../../../src/shared/bang/reach.ts';
import type { Sitting } from './position.ts';
import { position } from './position.ts';

const others = (count: number): Sitting[] => Array.from({ length: count }, () => ({}));
const from = (sittings: readonly Sitting[]) =>
  sittings.map((_, seat) => (sittings[seat]?.fell ? null : distance(position(sittings), 0, seat)));

describe('the distance', () => {
  test.each([
    [3, [0, 1, 1]],
    [4, [0, 1, 2, 1]],
    [5, [0, 1, 2, 2, 1]],
    [6, [0, 1, 2, 3, 2, 1]],
    [7, [0, 1, 2, 3, 3, 2, 1]],
    [8, [0, 1, 2, 3, 4, 3, 2, 1]],
  ])('of %i players is the shorter way round: %j', (players, distances) => {
    expect(from(others(players))).toEqual(distances);
  });

  test('closes over the fallen', () => {
    expect(from([{}, { fell: true }, {}, {}, { fell: true }, {}])).toEqual([0, null, 1, 2, null, 1]);
  });

  test.each<[string, Sitting, Sitting, number]>([
    ['a Mustang', {}, { inPlay: ['mustang:8H'] }, 4],
    ['Paul Regret', {}, { is: 'paul-regret' }, 4],
    ['Paul Regret on a Mustang', {}, { is: 'paul-regret', inPlay: ['mustang:9H'] }, 5],
    ['a Scope', { inPlay: ['scope:AS'] }, {}, 2],
    ['Rose Doolan', { is: 'rose-doolan' }, {}, 2],
    ['Rose Doolan with a Scope', { is: 'rose-doolan', inPlay: ['scope:AS'] }, {}, 1],
    ['a Scope against a Mustang', { inPlay: ['scope:AS'] }, { inPlay: ['mustang:8H'] }, 3],
    ['one’s own Mustang', { inPlay: ['mustang:8H'] }, {}, 3],
    ['the other’s Scope', {}, { inPlay: ['scope:AS'] }, 3],
    ['a Winchester', { inPlay: ['winchester:8S'] }, {}, 3],
  ])('to the one opposite of six, with %s', (_what, one, other, places) => {
    expect(distance(position([one, {}, {}, other, {}, {}]), 0, 3)).toBe(places);
  });

  test('is never less than 1, but 0 to oneself', () => {
    const rose = position([{ is: 'rose-doolan', inPlay: ['scope:AS'] }, {}, {}]);
    expect([0, 1, 2].map(seat => distance(rose, 0, seat))).toEqual([0, 1, 1]);
  });

  test('is shown as everybody sees it, and 0 to and from the fallen', () => {
    const state = position([{ inPlay: ['mustang:8H'] }, {}, { fell: true }, { inPlay: ['scope:AS'] }]);
    expect(bang.publicView(state).distances).toEqual([
      [0, 1, 0, 1],
      [2, 0, 0, 1],
      [0, 0, 0, 0],
      [1, 1, 0, 0],
    ]);
  });
});

describe('a weapon', () => {
  test.each<[Card | null, number, number | null]>([
    [null, 1, 1],
    ['volcanic:10S', 1, null],
    ['schofield:JC', 2, 1],
    ['remington:KC', 3, 1],
    ['rev-carabine:AC', 4, 1],
    ['winchester:8S', 5, 1],
  ])('%s reaches %i and shoots %s times', (weapon, places, bangs) => {
    const state = position([{ inPlay: weapon ? [weapon] : [] }, {}, {}]);
    expect(reach(state, 0)).toBe(places);
    expect(bangLimit(state, 0)).toBe(bangs);
  });

  test('is not needed by Willy the Kid to shoot without end', () => {
    expect(bangLimit(position([{ is: 'willy-the-kid' }, {}, {}]), 0)).toBeNull();
  });
});

describe('how many Missed! a shot needs', () => {
  const slab: Sitting[] = [{ is: 'slab-the-killer' }, {}, {}];

  test('is one, but two for a BANG! of Slab the Killer', () => {
    expect(missesNeeded(position(others(3)), { by: 0, as: 'bang' })).toBe(1);
    expect(missesNeeded(position(slab), { by: 0, as: 'bang' })).toBe(2);
    expect(missesNeeded(position(slab), { by: 1, as: 'bang' })).toBe(1);
  });

  test('is one for his Gatling, unless the house plays it otherwise', () => {
    expect(missesNeeded(position(slab), { by: 0, as: 'gatling' })).toBe(1);
    expect(missesNeeded(position(slab, { slabGatling: 'two' }), { by: 0, as: 'gatling' })).toBe(2);
  });
});
