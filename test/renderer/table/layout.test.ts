import { describe, expect, test } from 'vitest';
import {
  CENTRE,
  CORNERS,
  dicePlaces,
  fitStage,
  SAFE,
  seatPlaces,
  type Rect,
} from '../../../src/renderer/table/stage/layout.ts';
import { TYPE } from '../../../src/renderer/table/stage/palette.ts';

function overlap(a: Rect, b: Rect): boolean {
  return a.x < b.x + b.width && b.x < a.x + a.width && a.y < b.y + b.height && b.y < a.y + a.height;
}

describe('the table', () => {
  test.each([3, 4, 5, 6, 7, 8])('nothing lies on anything else with %i seats', seats => {
    const things: Rect[] = [...seatPlaces(seats), ...Object.values(CENTRE), ...Object.values(CORNERS)];
    const pairs = things.flatMap((a, i) =>
      things
        .slice(i + 1)
        .filter(b => overlap(a, b))
        .map(b => [a, b]),
    );
    expect(pairs).toEqual([]);
  });

  test.each([3, 4, 5, 6, 7, 8])('all of it is inside the safe area with %i seats', seats => {
    for (const { x, y, width, height } of [...seatPlaces(seats), ...Object.values(CENTRE), ...Object.values(CORNERS)]) {
      expect(x).toBeGreaterThanOrEqual(SAFE.x);
      expect(y).toBeGreaterThanOrEqual(SAFE.y);
      expect(x + width).toBeLessThanOrEqual(SAFE.x + SAFE.width);
      expect(y + height).toBeLessThanOrEqual(SAFE.y + SAFE.height);
    }
  });

  test('seat 0 sits at the bottom and seat 1 to its left, as on the sofa', () => {
    expect(seatPlaces(5).map(place => place.edge)).toEqual(['bottom', 'left', 'top', 'top', 'right']);
  });

  test('two seats are no table', () => {
    expect(() => seatPlaces(2)).toThrow('no table for 2 seats: 3 to 8 fit');
  });

  test('five dice stand apart', () => {
    const xs = dicePlaces(5).map(place => place.x);
    expect(xs).toEqual([606, 783, 960, 1137, 1314]);
  });

  test('no word is smaller than 2.2 % of the height', () => {
    expect(Math.min(...Object.values(TYPE)) / 1080).toBeGreaterThanOrEqual(0.022);
  });
});

describe('the stage on a screen', () => {
  test('fills a 720p screen', () => {
    expect(fitStage({ width: 1280, height: 720, pixelRatio: 1 })).toMatchObject({ x: 0, y: 0, resolution: 1 });
  });

  test('has no more than 1440 lines on a 4K television', () => {
    const fit = fitStage({ width: 3840, height: 2160, pixelRatio: 1 });
    expect(2160 * fit.resolution).toBe(1440);
  });

  test('stays whole on a tall screen, with room above and below', () => {
    const fit = fitStage({ width: 1024, height: 768, pixelRatio: 1 });
    expect(fit.x).toBe(0);
    expect(fit.y).toBeCloseTo(96);
  });
});
