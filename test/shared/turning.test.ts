import { describe, expect, test } from 'vitest';
import type { LifeChange } from '../../src/shared/turning.ts';
import { turningOf } from '../../src/shared/turning.ts';

/** Four players, the Sheriff with five lives first; the law is seats 0 and 1. */
const STARTS = [5, 4, 4, 4];
const LAW = [0, 1];
const OUTLAWS = [2, 3];

const lawWins = (...changes: LifeChange[]) => turningOf({ starts: STARTS, changes, winners: LAW });
const outlawsWin = (...changes: LifeChange[]) => turningOf({ starts: STARTS, changes, winners: OUTLAWS });

describe('the shot that turned a game', () => {
  test('is the first one, when the winners were ahead from it to the end', () => {
    expect(lawWins([2, 3, 0, 1], [3, 3, 1, 1], [2, 2, 0, 2], [2, 0, 0, 3])).toEqual({ by: 0, at: 2, round: 1 });
  });

  test('is the one after which the winners never fell back, however late it comes', () => {
    expect(
      lawWins(
        [2, 3, 0, 1], // the law ahead: 9/9 to 7/8
        [0, 3, 2, 1], // behind: 7/9 to 7/8
        [2, 2, 0, 2], // ahead: 7/9 to 6/8
        [1, 2, 3, 2], // behind: 5/9 to 6/8
        [3, 1, 0, 3], // ahead for good: 5/9 to 3/8
        [2, 0, 1, 4],
      ),
    ).toEqual({ by: 0, at: 3, round: 3 });
  });

  test('may be fired by somebody of the losing side at his own', () => {
    expect(lawWins([2, 2, 3, 2])).toEqual({ by: 3, at: 2, round: 2 });
  });

  test('leaves nobody ahead at a tie', () => {
    const starts = [4, 4];
    const changes: LifeChange[] = [
      [1, 3, 0, 1],
      [0, 3, 1, 1],
      [1, 2, 0, 2],
      [1, 0, 0, 3],
    ];
    expect(turningOf({ starts, changes, winners: [0] })).toEqual({ by: 0, at: 1, round: 2 });
  });

  test('is the last one for winners who were behind until it won them the game', () => {
    expect(outlawsWin([2, 0, 0, 1], [3, 1, 0, 2], [0, 3, 3, 2], [0, 0, 3, 4])).toEqual({ by: 3, at: 0, round: 4 });
  });

  test('is not undone by what the same card still took from the winners', () => {
    expect(outlawsWin([2, 0, 0, 1], [0, 0, 3, 4], [3, 1, 3, 4])).toEqual({ by: 3, at: 0, round: 4 });
  });

  test('was none when arrows or Dynamite put the winners ahead for good', () => {
    expect(lawWins([0, 3, 2, 1], [2, 0, null, 2], [3, 0, 0, 3])).toBeNull();
  });

  test('was none when a beer put them ahead, and nobody fell back again', () => {
    expect(lawWins([0, 4, 2, 1], [2, 3, 0, 1], [0, 3, 2, 1], [0, 5, null, 2], [2, 0, 0, 3])).toBeNull();
  });

  test('counts nobody below nothing, as the card game does for who is dying', () => {
    expect(lawWins([0, -2, 2, 1], [2, 0, 1, 2], [3, 3, 1, 3], [3, 0, 1, 4])).toEqual({ by: 1, at: 3, round: 3 });
  });

  test('was none in a game without winners, or without anybody hurt', () => {
    expect(turningOf({ starts: STARTS, changes: [[2, 3, 0, 1]], winners: [] })).toBeNull();
    expect(lawWins()).toBeNull();
  });
});
