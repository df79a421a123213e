import { describe, expect, test } from 'vitest';
import { awayText, isPassing, presenceOf, hurryOf } from '../../../src/renderer/table/scenes/passing.ts';
import { en } from '../../../src/shared/text/en/index.ts';
import { ja } from '../../../src/shared/text/ja/index.ts';
import { aGuest, aRoom } from '../../a-room.ts';

const words = en.table.room;

describe('how long somebody is away', () => {
  test.each([
    [0, 'away'],
    [9_999, 'away'],
    [10_000, 'away 10 s'],
    [43_000, 'away 40 s'],
    [59_999, 'away 50 s'],
    [60_000, 'away 1 min'],
    [200_000, 'away 3 min'],
    [3_600_000, 'away 1 h'],
  ])('after %i ms it says "%s"', (ms, said) => {
    expect(awayText(ms, words)).toBe(said);
  });

  test('is said in Japanese', () => {
    expect(awayText(43_000, ja.table.room)).toBe('離席 40秒');
  });
});

describe('who is at his seat', () => {
  test('somebody who is here has no mark', () => {
    expect(presenceOf(aGuest(1, 'Ann'), 0, words)).toEqual({ sign: 'here', words: '' });
  });

  test('a bot is a bot, without a word', () => {
    expect(presenceOf(aGuest(1, 'Ann', { bot: true }), 0, words)).toEqual({ sign: 'bot', words: '' });
  });

  test('the absent are counted from when they went', () => {
    const ann = aGuest(1, 'Ann', { awaySince: 1_000 });
    expect(presenceOf(ann, 41_000, words)).toEqual({ sign: 'absent', words: 'away 40 s' });
  });

  test('whose seat a bot minds is no longer counted', () => {
    const ann = aGuest(1, 'Ann', { awaySince: 1_000, minded: true });
    expect(presenceOf(ann, 41_000, words)).toEqual({ sign: 'bot', words: 'a bot plays' });
  });
});

describe('the time left', () => {
  const ann = aGuest(1, 'Ann');
  const hurried = { turnTime: 30 as const, deadlines: [{ guest: 1, left: 20_000, since: 5_000 }] };

  test('goes down by the host’s clock', () => {
    expect(hurryOf(hurried, ann, 10_000)).toEqual({ seconds: 15, share: 0.5 });
  });

  test('ends at nothing', () => {
    expect(hurryOf(hurried, ann, 99_000)).toEqual({ seconds: 0, share: 0 });
  });

  test('stands still in a pause', () => {
    const paused = { turnTime: 30 as const, deadlines: [{ guest: 1, left: 20_000, since: null }] };
    expect(hurryOf(paused, ann, 99_000)).toMatchObject({ seconds: 20 });
  });

  test('is half of twice as much for the unhurried', () => {
    expect(hurryOf(hurried, { ...ann, unhurried: true }, 10_000)).toEqual({ seconds: 15, share: 0.25 });
  });

  test('is nobody else’s', () => {
    expect(hurryOf(hurried, aGuest(2, 'Ben'), 10_000)).toBeNull();
  });
});

test('the table rests while nobody is away and no time runs', () => {
  const away = aGuest(1, 'Ann', { awaySince: 0 });
  expect(isPassing(aRoom())).toBe(false);
  expect(isPassing(aRoom({ guests: [away] }))).toBe(true);
  expect(isPassing(aRoom({ waiting: [away] }))).toBe(true);
  expect(isPassing(aRoom({ deadlines: [{ guest: 1, left: 1, since: null }] }))).toBe(false);
  expect(isPassing(aRoom({ deadlines: [{ guest: 1, left: 1, since: 0 }] }))).toBe(true);
});
