import { describe, expect, test } from 'vitest';
import { seedOf, shuffled, stateRng } from '../../../src/shared/engine/rng.ts';

describe('chance', () => {
  test('is the same again from the same state', () => {
    const draw = () => {
      const rng = stateRng({ rng: seedOf(7) });
      return Array.from({ length: 10 }, () => rng.int(6));
    };
    expect(draw()).toEqual(draw());
  });

  test('goes on from a saved state as if it had not been saved', () => {
    const holder = { rng: seedOf(7) };
    const rng = stateRng(holder);
    rng.int(6);
    const saved = { rng: holder.rng };
    expect([saved.rng.length, stateRng(saved).int(1000)]).toEqual([4, rng.int(1000)]);
  });

  test('throws every face about equally often', () => {
    const rng = stateRng({ rng: seedOf(1) });
    const counts = [0, 0, 0, 0, 0, 0];
    for (let i = 0; i < 60_000; i++) {
      const face = rng.int(6);
      counts[face] = (counts[face] ?? 0) + 1;
    }
    expect(Math.min(...counts)).toBeGreaterThan(9_700);
    expect(Math.max(...counts)).toBeLessThan(10_300);
  });

  test('shuffles a copy', () => {
    const items = [1, 2, 3, 4, 5];
    expect(shuffled(items, { int: () => 0 })).toEqual([2, 3, 4, 5, 1]);
    expect(items).toEqual([1, 2, 3, 4, 5]);
  });
});
