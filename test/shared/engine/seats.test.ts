import { describe, expect, test } from 'vitest';
import { after, distance, others, seatsAt } from '../../../src/shared/engine/seats.ts';

describe('a ring of the living', () => {
  test('goes clockwise round from a seat, without it', () => {
    expect(others([0, 2, 3, 5], 3)).toEqual([5, 0, 2]);
  });

  test('passes the turn on from the place of a dead player', () => {
    expect(after([0, 2, 4], 1)).toBe(2);
    expect(after([0, 2, 4], 4)).toBe(0);
  });

  test('has nobody after the only seat', () => {
    expect(() => after([1], 1)).toThrow('nobody sits after seat 1');
  });

  test.each([
    [0, 2, 1],
    [0, 3, 2],
    [0, 6, 1],
    [2, 5, 2],
  ])('from seat %i to seat %i it is %i, the dead not counted', (from, to, places) => {
    expect(distance([0, 2, 3, 5, 6], from, to)).toBe(places);
  });

  test.each([
    [[0, 1, 2, 3, 4], 1, [1, 4]],
    [[0, 1, 2, 3, 4], 2, [2, 3]],
    [[0, 1, 2, 3], 2, [2]],
    [[0, 1, 2, 3], 3, [3, 1]],
    [[0, 1], 1, [1]],
    [[0, 1], 2, []],
  ])('among %j the seats %i places away are %j', (ring, places, seats) => {
    expect(seatsAt(ring, 0, places)).toEqual(seats);
  });
});
