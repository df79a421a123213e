import { describe, expect, test } from 'vitest';
import { keepLastTold, lastTold, missedLines, missedSince } from '../../../src/renderer/phone/missed.ts';
import { memoryOf } from '../../../src/renderer/surroundings.ts';
import type { BangEvent } from '../../../src/shared/bang/facts.ts';
import type { DiceEvent } from '../../../src/shared/dice/model.ts';
import type { Told } from '../../../src/shared/games.ts';
import { mapStorage } from '../hand-turned.ts';

const turn = (round: number): Told<'dice'> => ({ id: 'dice', events: [{ type: 'turnBegan', seat: 0, round }] });

describe('what a page missed', () => {
  const recent = [turn(3), turn(4), turn(5)];

  test('is what was told since it heard the last thing', () => {
    expect(missedSince(4, { nth: 5, recent })).toEqual([turn(5)]);
    expect(missedSince(3, { nth: 5, recent })).toEqual([turn(4), turn(5)]);
  });

  test('is nothing when it heard everything, and nothing on a new page', () => {
    expect(missedSince(5, { nth: 5, recent })).toEqual([]);
    expect(missedSince(null, { nth: 5, recent })).toEqual([]);
  });

  test('goes no further back than the host remembers', () => {
    expect(missedSince(0, { nth: 5, recent })).toEqual(recent);
  });

  test('is all of a game that began meanwhile', () => {
    expect(missedSince(80, { nth: 3, recent })).toEqual(recent);
    expect(missedSince(80, { nth: 0, recent: [] })).toEqual([]);
  });

  test('is known after the page was loaded again in the same tab', () => {
    const tab = mapStorage();
    expect(lastTold(memoryOf(tab))).toBeNull();
    keepLastTold(memoryOf(tab), 12);
    expect(lastTold(memoryOf(tab))).toBe(12);
  });
});

describe('a line about it', () => {
  const tell = (event: BangEvent | DiceEvent) => (event.type === 'turnEnded' ? '' : event.type);

  test('is about whoever lost lives, and says how many', () => {
    const events: BangEvent[] = [
      { type: 'played', seat: 1, card: 'bang:AS', as: 'bang', at: 0 },
      { type: 'lostLife', seat: 0, amount: 1, life: 3, cause: { kind: 'card', card: 'bang', by: 1 } as never },
      { type: 'lostLife', seat: 2, amount: 1, life: 3, cause: { kind: 'card', card: 'bang', by: 1 } as never },
      { type: 'turnEnded', seat: 1 },
    ];
    expect(missedLines(events, 0, tell)).toEqual([
      { text: 'played', mine: true, lost: 0 },
      { text: 'lostLife', mine: true, lost: 1 },
      { text: 'lostLife', mine: false, lost: 0 },
    ]);
  });

  test('finds one seat among all that lost lives or fell in one effect', () => {
    const cause = { kind: 'indians' } as never;
    const events: DiceEvent[] = [
      { type: 'lostLife', losses: [2, 0].map(seat => ({ seat, amount: 2, life: 1 })), cause },
      { type: 'eliminated', fallen: [{ seat: 2, role: 'outlaw' }], cause },
    ];
    expect(missedLines(events, 0, tell).map(({ mine, lost }) => [mine, lost])).toEqual([
      [true, 2],
      [false, 0],
    ]);
    expect(missedLines(events, 2, tell).map(({ mine, lost }) => [mine, lost])).toEqual([
      [true, 2],
      [true, 0],
    ]);
  });

  test('is about nobody for somebody who only watches', () => {
    const events: DiceEvent[] = [{ type: 'turnBegan', seat: 0, round: 2 }];
    expect(missedLines(events, null, tell)).toEqual([{ text: 'turnBegan', mine: false, lost: 0 }]);
  });
});
