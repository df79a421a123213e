import { describe, expect, test } from 'vitest';
import { Strain } from '../../../src/renderer/table/strain.ts';

const felt = (gaps: readonly number[]): boolean => {
  const strain = new Strain();
  return gaps.map(gap => strain.isFelt(gap)).some(Boolean);
};
const pictures = (count: number, gap: number): number[] => Array.from({ length: count }, () => gap);

describe('a computer that is too slow', () => {
  test('is known by sixty pictures in a row', () => {
    expect(felt(pictures(60, 51))).toBe(true);
    expect(felt(pictures(59, 51))).toBe(false);
  });

  test('is not one that stumbles now and then', () => {
    expect(felt([...pictures(29, 400), ...pictures(31, 17)])).toBe(false);
  });

  test('is not one that slept', () => {
    expect(felt(pictures(100, 60_000))).toBe(false);
  });
});
