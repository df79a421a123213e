import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import {
  CENTRE,
  CORNERS,
  dicePlaces,
  fitStage,
  SAFE,
  STAGE,
  seatPlaces,
  type Rect,
} from '../../../src/renderer/table/stage/layout.ts';
import { TYPE } from '../../../src/renderer/table/stage/palette.ts';
import { collisions, outside } from './rects.ts';

describe('the table', () => {
  test.each([3, 4, 5, 6, 7, 8])('nothing lies on anything else with %i seats', seats => {
    const things: Rect[] = [...seatPlaces(seats), ...Object.values(CENTRE), ...Object.values(CORNERS)];
    expect(collisions(things)).toEqual([]);
  });

  test.each([3, 4, 5, 6, 7, 8])('all of it is inside the safe area with %i seats', seats => {
    expect(outside([...seatPlaces(seats), ...Object.values(CENTRE), ...Object.values(CORNERS)], SAFE)).toEqual([]);
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

  test.each(Object.entries(TYPE))('%s is at least 2.2 %% of the height', (_, size) => {
    expect(size / STAGE.height).toBeGreaterThanOrEqual(0.022);
  });

  test.each(['question', 'figure', 'address', 'fallen', 'title'] as const)(
    '%s is a main fact: at least 3.5 %%',
    name => {
      expect(TYPE[name] / STAGE.height).toBeGreaterThanOrEqual(0.035);
    },
  );
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

  test.each([
    ['16:9', 1920, 1080, { picture: 1080, smallest: 24, figure: 38 }],
    ['16:9', 1280, 720, { picture: 720, smallest: 16, figure: 25.3 }],
    ['16:10', 1280, 800, { picture: 720, smallest: 16, figure: 25.3 }],
    ['4:3', 1024, 768, { picture: 576, smallest: 12.8, figure: 20.3 }],
    ['21:9', 2560, 1080, { picture: 1080, smallest: 24, figure: 38 }],
  ])(
    'of %s, %i × %i, its letters are 2.2 %% and its main facts 3.5 %% of the 16:9 picture in it',
    (_, width, height, is) => {
      const { scale } = fitStage({ width, height, pixelRatio: 1 });
      const picture = STAGE.height * scale;
      expect(picture).toBeCloseTo(is.picture);
      expect(TYPE.floor * scale).toBeCloseTo(is.smallest);
      expect(TYPE.figure * scale).toBeCloseTo(is.figure, 1);
      expect(is.smallest / picture).toBeGreaterThanOrEqual(0.022);
      expect(is.figure / picture).toBeGreaterThanOrEqual(0.035);
    },
  );

  test('is whole on every screen, in the middle, and its type is never under 2.2 % of the picture', () => {
    const screen = fc.record({
      height: fc.integer({ min: 480, max: 4320 }),
      ratio: fc.double({ min: 4 / 3, max: 21 / 9, noNaN: true }),
      pixelRatio: fc.double({ min: 0.75, max: 4, noNaN: true }),
    });
    fc.assert(
      fc.property(screen, fc.constantFrom(3, 4, 5, 6, 7, 8), ({ height, ratio, pixelRatio }, seats) => {
        const width = Math.round(height * ratio);
        const { scale, x, y, resolution, seen } = fitStage({ width, height, pixelRatio });
        for (const place of [SAFE, ...seatPlaces(seats), ...Object.values(CENTRE), ...Object.values(CORNERS)]) {
          expect(x + place.x * scale).toBeGreaterThanOrEqual(0);
          expect(y + place.y * scale).toBeGreaterThanOrEqual(0);
          expect(x + (place.x + place.width) * scale).toBeLessThanOrEqual(width + 1e-6);
          expect(y + (place.y + place.height) * scale).toBeLessThanOrEqual(height + 1e-6);
        }
        // A screen that is less wide than 16:9 has room above and below the picture, which is as wide as the screen.
        const picture = Math.min(height, (width * 9) / 16);
        expect(TYPE.floor * scale).toBeGreaterThanOrEqual(picture * 0.022);
        expect(height * resolution).toBeLessThanOrEqual(1440 + 1e-6);
        expect(seen.width).toBeGreaterThanOrEqual(STAGE.width - 1e-6);
        expect(seen.height).toBeGreaterThanOrEqual(STAGE.height - 1e-6);
      }),
      { numRuns: 300 },
    );
  });
});
