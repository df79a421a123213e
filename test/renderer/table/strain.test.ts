import { describe, expect, test } from 'vitest';
import { Strain } from '../../../src/renderer/table/strain.ts';

/** Whether it is felt after so many pictures with each of these gaps. */
function after(isFelt: boolean, ...pictures: readonly (readonly [count: number, gap: number])[]): boolean {
  const strain = new Strain(isFelt);
  let known = isFelt;
  for (const [count, gap] of pictures)
    for (let i = 0; i < count; i++) {
      if (strain.isTurned(gap)) known = !known;
      expect(strain.isFelt).toBe(known);
    }
  return strain.isFelt;
}

describe('a computer that is too slow', () => {
  test('is known by a hundred and eighty pictures in a row', () => {
    expect(after(false, [180, 51])).toBe(true);
    expect(after(false, [179, 51])).toBe(false);
  });

  test('is not one that stumbles now and then', () => {
    const half = [
      [29, 400],
      [31, 17],
    ] as const;
    expect(after(false, ...half, ...half, ...half, ...half, ...half, ...half)).toBe(false);
  });

  test('is not one that is busy with something else for twelve seconds, again and again', () => {
    expect(after(false, [120, 100], [60, 17], [120, 100], [60, 17], [120, 100])).toBe(false);
  });

  test('is not one that slept', () => {
    expect(after(false, [1000, 60_000])).toBe(false);
  });

  test('may have been busy the whole time: half a minute of quick pictures brings everything back', () => {
    expect(after(true, [1799, 17])).toBe(true);
    expect(after(true, [1800, 17])).toBe(false);
    expect(after(true, [1740, 17], [60, 45], [60, 17])).toBe(true);
  });

  test('is believed the second time', () => {
    expect(after(false, [180, 60], [1800, 17], [180, 60], [10_000, 17])).toBe(true);
  });
});
