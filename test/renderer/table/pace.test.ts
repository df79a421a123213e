import { describe, expect, test } from 'vitest';
import { fitted, LONGEST, readingTime } from '../../../src/renderer/table/choreography/pace.ts';

describe('a chain of events', () => {
  test('that is long is hurried evenly to six seconds, whatever the pace of the room', () => {
    expect(fitted(15_200, 1) * 15_200).toBeCloseTo(LONGEST);
    expect(fitted(15_200, 1.5) * 15_200).toBeCloseTo(LONGEST);
  });

  test('that is short keeps the pace of the room', () => {
    expect(fitted(1900, 1.5)).toBe(1.5);
    expect(fitted(1900, 0.6)).toBe(0.6);
  });

  test('that took longer than was thought is hurried for the rest', () => {
    expect(fitted(2000, 1, 5000)).toBe(0.5);
    expect(fitted(2000, 1, 9000)).toBe(0.05);
  });
});

test('a sentence stands the longer the more there is to read, and Japanese as long as it takes', () => {
  expect(readingTime('')).toBe(0);
  expect(readingTime('Rose’s turn.')).toBe(394);
  expect(readingTime('ローズの番。')).toBe(394);
  expect(readingTime('x'.repeat(200))).toBe(1400);
});
