import { describe, expect, test } from 'vitest';
import { BANG_CENTRE, storePlaces, ticketPlaces, tilePlaces } from '../../../src/renderer/table/stage/bang-layout.ts';
import { CORNERS, SAFE, seatPlaces, type Rect } from '../../../src/renderer/table/stage/layout.ts';
import { collisions } from './rects.ts';

const { question, deck, discard, chain, store } = BANG_CENTRE;

function whole(rects: readonly Rect[]): Rect {
  const [x, y] = [Math.min(...rects.map(r => r.x)), Math.min(...rects.map(r => r.y))];
  return {
    x,
    y,
    width: Math.max(...rects.map(r => r.x + r.width)) - x,
    height: Math.max(...rects.map(r => r.y + r.height)) - y,
  };
}

const COUNTS = [3, 4, 5, 6, 7, 8].flatMap(seats => [1, 5, 6].map(tiles => [seats, tiles] as const));

describe('cards in play', () => {
  test.each(COUNTS)('of %i seats with %i each lie on nothing else', (seats, tiles) => {
    const places = seatPlaces(seats);
    const rows = places.map(place => whole(tilePlaces(place, tiles)));
    expect(collisions([...places, ...rows, question, deck, discard, chain, ...Object.values(CORNERS)])).toEqual([]);
    expect(collisions([...rows, question, deck, store])).toEqual([]);
  });

  test.each(COUNTS)('of %i seats with %i each stay inside the safe area', (seats, tiles) => {
    for (const { x, width } of seatPlaces(seats).flatMap(place => tilePlaces(place, tiles))) {
      expect(x).toBeGreaterThanOrEqual(SAFE.x);
      expect(x + width).toBeLessThanOrEqual(SAFE.x + SAFE.width);
    }
  });

  test('a card before a seat at the top lies in the middle of it', () => {
    const [place] = seatPlaces(4).filter(({ edge }) => edge === 'top');
    expect(place && tilePlaces(place, 1)).toEqual([{ x: 926, y: 269, width: 68, height: 88 }]);
  });

  test('up to four lie apart, six lie on each other evenly', () => {
    const [place] = seatPlaces(4).filter(({ edge }) => edge === 'bottom');
    const steps = (count: number): number[] => {
      const xs = place ? tilePlaces(place, count).map(({ x }) => x) : [];
      return xs.slice(1).map((x, i) => Math.round((x - (xs[i] ?? 0)) * 10) / 10);
    };
    expect(steps(4)).toEqual([78, 78, 78]);
    expect(steps(6)).toEqual([56.4, 56.4, 56.4, 56.4, 56.4]);
  });
});

describe('the General Store', () => {
  test.each([1, 3, 4, 5, 8])('with %i cards stays in its place', count => {
    const row = whole(storePlaces(count));
    expect(row.x).toBeGreaterThanOrEqual(store.x);
    expect(row.x + row.width).toBeLessThanOrEqual(store.x + store.width + 0.01);
    expect(row.y + row.height).toBeLessThanOrEqual(store.y + store.height);
    expect(collisions(storePlaces(count))).toEqual([]);
  });
});

test('three linked tickets stay in the place of the chain', () => {
  const row = whole(ticketPlaces(3));
  expect(row).toEqual({ x: chain.x, y: chain.y, width: chain.width, height: chain.height });
});
