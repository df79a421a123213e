/** The stage everything is designed on; rooms bleed past it on other shapes of screen. */
export const STAGE = { width: 1920, height: 1080 } as const;
/** All words stay inside. */
export const SAFE = { x: 96, y: 54, width: 1728, height: 972 } as const;
export const PANEL = { width: 350, height: 208 } as const;
export const SEATS = { min: 3, max: 8 } as const;
/** The canvas never has more lines than this; a 4K television stretches them. */
const MOST_LINES = 1440;

export interface Point {
  readonly x: number;
  readonly y: number;
}

export interface Rect extends Point {
  readonly width: number;
  readonly height: number;
}

export interface SeatPlace extends Rect {
  /** The rim of the table the seat sits at. */
  readonly edge: 'bottom' | 'left' | 'top' | 'right';
}

const BOTTOM = 818;
const TOP = 54;
const LEFT: readonly [number, number] = [96, 436];
const RIGHT: readonly [number, number] = [1466, 436];

const CORNERS_OF_PANELS: Readonly<Record<number, readonly (readonly [x: number, y: number])[]>> = {
  3: [
    [785, BOTTOM],
    [408, TOP],
    [1162, TOP],
  ],
  4: [[785, BOTTOM], LEFT, [785, TOP], RIGHT],
  5: [[785, BOTTOM], LEFT, [560, TOP], [1010, TOP], RIGHT],
  6: [[560, BOTTOM], LEFT, [560, TOP], [1010, TOP], RIGHT, [1010, BOTTOM]],
  7: [[600, BOTTOM], LEFT, [415, TOP], [785, TOP], [1155, TOP], RIGHT, [970, BOTTOM]],
  8: [[785, BOTTOM], [415, BOTTOM], LEFT, [415, TOP], [785, TOP], [1155, TOP], RIGHT, [1155, BOTTOM]],
};

/** Places by seat, clockwise as on the sofa, seat 0 at the bottom. @throws {RangeError} outside 3–8 seats. */
export function seatPlaces(seats: number): SeatPlace[] {
  const corners = CORNERS_OF_PANELS[seats];
  if (!corners) throw new RangeError(`no table for ${seats} seats: ${SEATS.min} to ${SEATS.max} fit`);
  return corners.map(([x, y]) => ({
    x,
    y,
    ...PANEL,
    edge: y === BOTTOM ? 'bottom' : y === TOP ? 'top' : x < STAGE.width / 2 ? 'left' : 'right',
  }));
}

/** Where things fly to and from a seat: the middle of the portrait. */
export function portraitAt(place: Point): Point {
  return { x: place.x + 84, y: place.y + 82 };
}

/** The question, the dice and the two boards under them. */
export const CENTRE = {
  question: { x: 530, y: 340, width: 856, height: 92 },
  dice: { x: 490, y: 462, width: 940, height: 210 },
  throws: { x: 560, y: 694, width: 332, height: 82 },
  pile: { x: 908, y: 694, width: 452, height: 82 },
} as const satisfies Record<string, Rect>;

export const CORNERS = {
  roles: { x: 98, y: 56, width: 286, height: 170 },
  events: { x: 1536, y: 56, width: 286, height: 190 },
  address: { x: 98, y: 748, width: 286, height: 276 },
  next: { x: 1536, y: 860, width: 286, height: 122 },
} as const satisfies Record<string, Rect>;

/** Centres of `count` dice, and how far each leans, as if thrown. */
export function dicePlaces(count: number): (Point & { readonly lean: number })[] {
  const leans = [-4, 6, -2, 4, -7];
  const rises = [4, -6, 2, -4, 6];
  const { x, y, width, height } = CENTRE.dice;
  return Array.from({ length: count }, (_, i) => ({
    x: Math.round(x + width / 2 + (i - (count - 1) / 2) * 177),
    y: y + height / 2 - 20 + (rises[i % rises.length] ?? 0),
    lean: ((leans[i % leans.length] ?? 0) * Math.PI) / 180,
  }));
}

export interface Fit {
  /** Screen pixels a design pixel. */
  readonly scale: number;
  readonly x: number;
  readonly y: number;
  /** Canvas pixels a screen pixel. */
  readonly resolution: number;
  /** What is seen of the stage and around it, in design pixels. */
  readonly seen: { readonly width: number; readonly height: number };
}

/**
 * The stage whole and centred on a screen of `width` × `height` CSS pixels. A screen less wide than 16:9 shows more of
 * the room above and below a picture of 16:9 that is as wide as the screen, as it would show a film: eight seats need
 * all of that width, so its letters are measured by the height of this picture.
 */
export function fitStage(screen: { width: number; height: number; pixelRatio: number }): Fit {
  const scale = Math.min(screen.width / STAGE.width, screen.height / STAGE.height);
  return {
    scale,
    x: (screen.width - STAGE.width * scale) / 2,
    y: (screen.height - STAGE.height * scale) / 2,
    resolution: Math.min(screen.pixelRatio, MOST_LINES / screen.height),
    seen: { width: screen.width / scale, height: screen.height / scale },
  };
}
