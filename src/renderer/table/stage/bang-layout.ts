import type { Rect, SeatPlace } from './layout.ts';

/** A card in play on the felt. */
export const TILE = { width: 68, height: 88 } as const;
const STEP = 78;
/** Rows at the sides are shorter: the rows of the corner seats begin beside them. */
const ROW = { ends: 350, sides: 310 } as const;
const BEFORE = { top: 215, bottom: -98, sides: 220 } as const;

/** What lies between the seats in the card game. */
export const BANG_CENTRE = {
  question: { x: 530, y: 366, width: 856, height: 92 },
  deck: { x: 490, y: 517, width: 104, height: 146 },
  discard: { x: 612, y: 508, width: 118, height: 165 },
  chain: { x: 752, y: 524, width: 678, height: 134 },
  /** Over the discard pile while it is open: the card that opened it is all that could be seen there. */
  store: { x: 624, y: 474, width: 798, height: 226 },
} as const satisfies Record<string, Rect>;

/** The cards in play before a seat, in a row from its left; more than fit lie on each other, the last one on top. */
export function tilePlaces(place: SeatPlace, count: number): Rect[] {
  const upright = place.edge === 'top' || place.edge === 'bottom';
  const room = upright ? ROW.ends : ROW.sides;
  const step = Math.min(STEP, (room - TILE.width) / Math.max(1, count - 1));
  const width = TILE.width + step * (count - 1);
  const start =
    place.edge === 'left'
      ? place.x
      : place.edge === 'right'
        ? place.x + place.width - width
        : place.x + (place.width - width) / 2;
  const y = place.y + (upright ? BEFORE[place.edge] : BEFORE.sides);
  return Array.from({ length: count }, (_, i) => ({ x: start + i * step, y, ...TILE }));
}

const STORE_CARD = { width: 120, height: 168 } as const;
const STORE_GAP = 8;

/** Face-up cards of the General Store, side by side, smaller when there are many. */
export function storePlaces(count: number): Rect[] {
  const { x, y, width } = BANG_CENTRE.store;
  const wide = Math.min(STORE_CARD.width, (width - STORE_GAP * (count - 1)) / Math.max(1, count));
  const high = (wide * STORE_CARD.height) / STORE_CARD.width;
  const step = wide + STORE_GAP;
  const start = x + (width - wide - step * (count - 1)) / 2;
  const top = y + (STORE_CARD.height - high) / 2;
  return Array.from({ length: count }, (_, i) => ({ x: start + i * step, y: top, width: wide, height: high }));
}

export const TICKET = { width: 210, height: BANG_CENTRE.chain.height, gap: 24, most: 3 } as const;

/** Places of the linked tickets, oldest left. */
export function ticketPlaces(count: number): Rect[] {
  const { x, y } = BANG_CENTRE.chain;
  const { width, height, gap } = TICKET;
  return Array.from({ length: count }, (_, i) => ({ x: x + i * (width + gap), y, width, height }));
}
