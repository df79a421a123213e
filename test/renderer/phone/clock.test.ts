import { describe, expect, test } from 'vitest';
import { secondsLeft, secondsSince } from '../../../src/renderer/phone/clock.ts';
import { wholeTime } from '../../../src/shared/protocol/time-left.ts';
import { lasting } from '../../../src/renderer/phone/components/presence.tsx';
import { catalogues } from '../../../src/shared/text/index.ts';

describe('the time for an answer', () => {
  test('runs by the host’s clock and ends at nothing', () => {
    const deadline = { guest: 1, left: 30_000, since: 5000 };
    expect(secondsLeft(deadline, 5000)).toBe(30);
    expect(secondsLeft(deadline, 25_001)).toBe(10);
    expect(secondsLeft(deadline, 34_999)).toBe(1);
    expect(secondsLeft(deadline, 90_000)).toBe(0);
  });

  test('stands still while no time runs', () => {
    expect(secondsLeft({ guest: 1, left: 12_500, since: null }, 900_000)).toBe(13);
  });

  test('is twice as long for somebody unhurried', () => {
    expect(wholeTime({ turnTime: 30 }, { unhurried: false })).toBe(30);
    expect(wholeTime({ turnTime: 30 }, { unhurried: true })).toBe(60);
  });
});

describe('how long somebody is away', () => {
  test('is never less than nothing', () => {
    expect(secondsSince(8000, 7000)).toBe(0);
    expect(secondsSince(8000, 71_999)).toBe(63);
  });

  test('is said in seconds, and from a minute on in minutes', () => {
    expect(lasting(catalogues.en, 59)).toBe('59 s');
    expect(lasting(catalogues.en, 185)).toBe('3 min');
    expect(lasting(catalogues.ja, 60)).toBe('1分');
  });
});
