import { describe, expect, test } from 'vitest';
import type { Option } from '../../../src/shared/dice/model.ts';
import {
  awayFrom,
  choicesOf,
  firstPicks,
  openChoices,
  tapped,
  throwPick,
  tooFar,
} from '../../../src/renderer/phone/dice/selection.ts';

const shoot = (die: number, at: number): Option => ({ kind: 'shoot', die, at });

/** Slab with two shots and one beer: two targets for the first die, one for the second, perhaps doubled. */
const slab = {
  options: [
    shoot(0, 1),
    shoot(0, 4),
    shoot(1, 2),
    { kind: 'double', die: 0, beer: 3 },
    { kind: 'double', die: 0, beer: 4 },
    { kind: 'double', die: 1, beer: 3 },
    { kind: 'double', die: 1, beer: 4 },
  ] as Option[],
  groups: [
    { size: 2, min: 1, max: 1 },
    { size: 1, min: 1, max: 1 },
    { size: 4, min: 0, max: 1 },
  ],
};

describe('targets for each die', () => {
  const choices = choicesOf(slab);

  test('a die with a single target is aimed from the start', () => {
    expect(firstPicks(choices)).toEqual([2]);
    expect(openChoices(choices, [2])).toBe(1);
  });

  test('another target replaces the first, and a tap on it again leaves it', () => {
    expect(tapped(choices, [2], 0)).toEqual([0, 2]);
    expect(tapped(choices, [0, 2], 1)).toEqual([1, 2]);
    expect(tapped(choices, [1, 2], 1)).toEqual([1, 2]);
  });

  test('one doubling is offered for each shot, may be changed, and may be taken back', () => {
    expect(choices[2]?.options.map(o => o.pick)).toEqual([3, 5]);
    expect(tapped(choices, [0, 2, 3], 5)).toEqual([0, 2, 5]);
    expect(tapped(choices, [0, 2, 5], 5)).toEqual([0, 2]);
    expect(openChoices(choices, [0, 2])).toBe(0);
  });
});

describe('several of one group', () => {
  const choices = choicesOf({
    options: [0, 1, 2].map(die => ({ kind: 'die', die })),
    groups: [{ size: 3, min: 0, max: 2 }],
  });

  test('no more than the most are taken', () => {
    expect(tapped(choices, [0, 2], 1)).toEqual([0, 2]);
    expect(tapped(choices, [2], 0)).toEqual([0, 2]);
  });
});

describe('the tray', () => {
  test('a die that is no option may not be thrown', () => {
    const decision = { options: [1, 3].map(die => ({ kind: 'die' as const, die })) };
    expect([0, 1, 2, 3, 4].map(die => throwPick(decision, die))).toEqual([null, 0, null, 1, null]);
  });
});

describe('who is greyed', () => {
  const fell = [null, null, { kind: 'indians' as const }, null, null];

  test('the fallen are left out of the count of places', () => {
    expect(awayFrom(fell, 1, 3)).toBe(1);
    expect(awayFrom(fell, 1, 2)).toBe(null);
  });

  test('the living who cannot be hit are told with their distance', () => {
    const choices = choicesOf({ options: [shoot(0, 1), shoot(0, 4)], groups: [{ size: 2, min: 1, max: 1 }] });
    expect(choices.flatMap(choice => tooFar({ fell }, 0, choice))).toEqual([{ seat: 3, away: 2, reach: [1, 4] }]);
  });
});
