import { describe, expect, test } from 'vitest';
import { pack } from '../../../src/renderer/table/stage/pack.ts';

describe('drawings on pages', () => {
  test('stand in rows, the tallest first, with a gap all around', () => {
    const sizes = [
      { width: 40, height: 10 },
      { width: 30, height: 20 },
      { width: 30, height: 20 },
    ];
    expect(pack(sizes, { side: 100, gap: 4 })).toEqual([
      { page: 0, x: 4, y: 28 },
      { page: 0, x: 4, y: 4 },
      { page: 0, x: 38, y: 4 },
    ]);
  });

  test('go on with another page when one is full, and later small ones fill what is left', () => {
    const sizes = [
      { width: 90, height: 60 },
      { width: 90, height: 50 },
      { width: 90, height: 20 },
    ];
    expect(pack(sizes, { side: 100, gap: 4 }).map(({ page }) => page)).toEqual([0, 1, 0]);
  });

  test('one that is larger than a page is a mistake', () => {
    expect(() => pack([{ width: 95, height: 10 }], { side: 100, gap: 4 })).toThrow(
      '95 × 10 does not fit on a page of 100',
    );
  });
});
