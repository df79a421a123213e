import { describe, expect, test } from 'vitest';
import { picksFault } from '../../../src/shared/engine/decision.ts';

const aimTwo = {
  options: ['left', 'right', 'left', 'right', 'double'],
  groups: [
    { size: 2, min: 1, max: 1 },
    { size: 2, min: 1, max: 1 },
    { size: 1, min: 0, max: 1 },
  ],
};

describe('picks answer a question', () => {
  test.each([[[0, 3]], [[1, 2]], [[3, 0]], [[0, 2, 4]]])('%j: one target a die, the double or not', picks => {
    expect(picksFault(aimTwo, picks)).toBeNull();
  });
});

describe('picks are refused', () => {
  test.each([[[0, 5]], [[0, -1]], [[0, 1.5]], [[0, Number.NaN]]])('%j: there is no such option', picks => {
    expect(picksFault(aimTwo, picks)).toMatchObject({ code: 'picks-unknown', options: 5 });
  });

  test('when one is named twice', () => {
    expect(picksFault(aimTwo, [0, 2, 2])).toEqual({ code: 'picks-twice', pick: 2 });
  });

  test('when a die has no target', () => {
    expect(picksFault(aimTwo, [0])).toEqual({ code: 'picks-count', picked: 0, min: 1, max: 1 });
  });

  test('when a die has two targets', () => {
    expect(picksFault(aimTwo, [0, 1, 2])).toEqual({ code: 'picks-count', picked: 2, min: 1, max: 1 });
  });
});
