import { describe, expect, test } from 'vitest';
import { bang } from '../../../src/shared/bang/index.ts';
import { bangLimit, distance, missesNeeded, reach } from '../../../src/shared/bang/reach.ts';
import { bangTable } from '../../scenario/bang-table.ts';

const NAMES = ['ann', 'ben', 'cal', 'dan', 'eve', 'fay', 'gil', 'hal'];
const from = (seats: readonly string[]) =>
  seats.map((seat, at) => (seat.includes('dead') ? null : distance(bangTable(seats), 0, at)));

describe('the distance', () => {
  test.each([
    [3, [0, 1, 1]],
    [4, [0, 1, 2, 1]],
    [5, [0, 1, 2, 2, 1]],
    [6, [0, 1, 2, 3, 2, 1]],
    [7, [0, 1, 2, 3, 3, 2, 1]],
    [8, [0, 1, 2, 3, 4, 3, 2, 1]],
  ])('of %i players is the shorter way round: %j', (players, distances) => {
    expect(from(NAMES.slice(0, players))).toEqual(distances);
  });

  test('closes over the fallen', () => {
    expect(from(['ann', 'ben dead', 'cal', 'dan', 'eve dead', 'fay'])).toEqual([0, null, 1, 2, null, 1]);
  });

  test.each([
    ['ann', 'dan with mustang', 4],
    ['ann', 'dan paul-regret', 4],
    ['ann', 'dan paul-regret with mustang', 5],
    ['ann with scope', 'dan', 2],
    ['ann rose-doolan', 'dan', 2],
    ['ann rose-doolan with scope', 'dan', 1],
    ['ann with scope', 'dan with mustang', 3],
    ['ann with mustang', 'dan', 3],
    ['ann', 'dan with scope', 3],
    ['ann with winchester', 'dan', 3],
  ])('from %s to %s, opposite of six, is %i', (ann, dan, places) => {
    expect(distance(bangTable([ann, 'ben', 'cal', dan, 'eve', 'fay']), 0, 3)).toBe(places);
  });

  test('is never less than 1, but 0 to oneself', () => {
    const rose = bangTable(['ann rose-doolan with scope', 'ben', 'cal']);
    expect([0, 1, 2].map(seat => distance(rose, 0, seat))).toEqual([0, 1, 1]);
  });

  test('is shown as everybody sees it, and 0 to and from the fallen', () => {
    const state = bangTable(['ann with mustang', 'ben', 'cal dead', 'dan with scope']);
    expect(bang.publicView(state).distances).toEqual([
      [0, 1, 0, 1],
      [2, 0, 0, 1],
      [0, 0, 0, 0],
      [1, 1, 0, 0],
    ]);
  });
});

describe('a weapon', () => {
  test.each([
    ['ann', 1, 1],
    ['ann with volcanic', 1, null],
    ['ann with schofield', 2, 1],
    ['ann with remington', 3, 1],
    ['ann with rev-carabine', 4, 1],
    ['ann with winchester', 5, 1],
  ])('%s reaches %i and shoots %s times', (ann, places, bangs) => {
    const state = bangTable([ann, 'ben', 'cal']);
    expect(reach(state, 0)).toBe(places);
    expect(bangLimit(state, 0)).toBe(bangs);
  });

  test('is not needed by Willy the Kid to shoot without end', () => {
    expect(bangLimit(bangTable(['ann willy-the-kid', 'ben', 'cal']), 0)).toBeNull();
  });
});

describe('how many Missed! a shot needs', () => {
  const slab = ['ann slab-the-killer', 'ben', 'cal'];

  test('is one, but two for a BANG! of Slab the Killer', () => {
    expect(missesNeeded(bangTable(['ann', 'ben', 'cal']), { by: 0, as: 'bang' })).toBe(1);
    expect(missesNeeded(bangTable(slab), { by: 0, as: 'bang' })).toBe(2);
    expect(missesNeeded(bangTable(slab), { by: 1, as: 'bang' })).toBe(1);
  });

  test('is one for his Gatling, unless the house plays it otherwise', () => {
    expect(missesNeeded(bangTable(slab), { by: 0, as: 'gatling' })).toBe(1);
    expect(missesNeeded(bangTable(slab, { rules: { slabGatling: 'two' } }), { by: 0, as: 'gatling' })).toBe(2);
  });
});
