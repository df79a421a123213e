import { describe, expect, test } from 'vitest';
import { Pacing } from '../../../src/main/host/pacing.ts';
import { HandTimers } from './hand-timers.ts';

const story = { story: true };
const TELEVISION = { holdsKey: true };
const LAPTOP = { holdsKey: false };

function paced({ tables }: { tables: number }) {
  const timers = new HandTimers();
  const released: number[] = [];
  const pacing = new Pacing(timers, step => released.push(step));
  for (let i = 0; i < tables; i++) pacing.attach(TELEVISION);
  return { timers, released, pacing };
}

describe('what phones may be told', () => {
  test('is everything at once while no table tells a story', () => {
    const { pacing, released } = paced({ tables: 0 });
    expect(pacing.next(story)).toEqual({ step: 1, hold: false });
    expect(pacing.caughtUp).toBe(true);
    expect(released).toEqual([]);
  });

  test('waits for the table where there is something to show, and not where there is nothing', () => {
    const { pacing } = paced({ tables: 1 });
    expect(pacing.next({ story: false })).toEqual({ step: 1, hold: false });
    expect(pacing.caughtUp).toBe(true);
    expect(pacing.next(story)).toEqual({ step: 2, hold: true });
    expect(pacing.caughtUp).toBe(false);
  });

  test('comes free up to the step the table has shown, and wholly when it has shown all it was sent', () => {
    const { pacing, released } = paced({ tables: 1 });
    for (let step = 1; step <= 3; step++) pacing.next(story);
    pacing.shown({ step: 2, all: false }, TELEVISION);
    expect(pacing.caughtUp).toBe(false);
    pacing.shown({ step: 1, all: false }, TELEVISION);
    pacing.shown({ step: 3, all: true }, TELEVISION);
    expect(released).toEqual([2, 3]);
    expect(pacing.caughtUp).toBe(true);
  });

  test('is held for twelve seconds at most, counted anew from each thing shown', () => {
    const { pacing, released, timers } = paced({ tables: 1 });
    pacing.next(story);
    timers.pass(11_000);
    pacing.next(story);
    pacing.shown({ step: 1, all: false }, TELEVISION);
    timers.pass(11_999);
    expect(released).toEqual([1]);
    timers.pass(1);
    expect(released).toEqual([1, 2]);
  });

  test('comes free when the last table goes, not when one of two does', () => {
    const { pacing, released } = paced({ tables: 2 });
    pacing.next(story);
    pacing.detach(TELEVISION);
    expect(released).toEqual([]);
    pacing.detach(TELEVISION);
    expect(released).toEqual([1]);
  });

  test('is for the table with the key to say; another table page neither frees it nor holds it back', () => {
    const { pacing, released } = paced({ tables: 1 });
    pacing.attach(LAPTOP);
    pacing.next(story);
    pacing.shown({ step: 1, all: true }, LAPTOP);
    expect(released).toEqual([]);
    pacing.shown({ step: 1, all: true }, TELEVISION);
    expect(released).toEqual([1]);
    pacing.next(story);
    pacing.detach(LAPTOP);
    expect(released).toEqual([1]);
  });

  test('is for a table without the key to say while there is no other', () => {
    const { pacing, released } = paced({ tables: 0 });
    pacing.attach(LAPTOP);
    expect(pacing.next(story)).toEqual({ step: 1, hold: true });
    pacing.shown({ step: 1, all: true }, LAPTOP);
    expect(released).toEqual([1]);
  });

  test('comes free when the table with the key goes, though another stays that told it nothing', () => {
    const { pacing, released } = paced({ tables: 1 });
    pacing.attach(LAPTOP);
    pacing.next(story);
    pacing.detach(TELEVISION);
    expect(released).toEqual([1]);
    pacing.next(story);
    pacing.shown({ step: 2, all: true }, LAPTOP);
    expect(released).toEqual([1, 2]);
  });

  test('is let go by nobody after the close', () => {
    const { pacing, released, timers } = paced({ tables: 1 });
    pacing.next(story);
    pacing.close();
    timers.pass(60_000);
    expect(released).toEqual([]);
  });
});
