import { describe, expect, test } from 'vitest';
import { SAFE, type Rect } from '../../../src/renderer/table/stage/layout.ts';
import { loserPlaces, RESULT, underPortrait, winnerPlaces } from '../../../src/renderer/table/stage/result-layout.ts';
import { collisions, outside } from './rects.ts';

const { sign, turning, tonight, again, paper } = RESULT;

/** Portrait, ribbon and figures of a winner; the role card may lie on the portrait's edge. */
function winner({ x, y, radius }: { x: number; y: number; radius: number }): Rect {
  const { tally } = underPortrait(radius);
  const height = radius + tally.y + tally.height;
  return { x: x - radius, y: y - radius, width: radius * 2.3, height };
}

const CASES = [3, 4, 5, 6, 7, 8].flatMap(seats =>
  [0, 1, 2, 3].filter(winners => winners < seats).map(winners => [seats, winners] as const),
);

describe('after a game', () => {
  test.each(CASES)('of %i with %i winners nothing lies on anything else', (seats, count) => {
    for (const isPaper of [false, true]) {
      const things = [
        sign,
        turning,
        tonight,
        again,
        ...(isPaper ? [paper] : []),
        ...winnerPlaces(count, { paper: isPaper }).map(winner),
        ...loserPlaces(seats - count, { alone: count === 0 && !isPaper }),
      ];
      expect(collisions(things)).toEqual([]);
      expect(outside(things, SAFE)).toEqual([]);
    }
  });

  test('the middle one of three winners is foremost', () => {
    const [left, middle, right] = winnerPlaces(3, { paper: false });
    expect([left?.radius, middle?.radius, right?.radius]).toEqual([150, 168, 150]);
  });
});
