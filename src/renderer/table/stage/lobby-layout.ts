import type { Point, Rect } from './layout.ts';

export const NOTE = { width: 264, height: 206 } as const;
const NOTES = { x: 714, y: 254, across: 282, down: 214, columns: 4 } as const;

/** Before a game: the way in at the left, who is here over what will be played at the right. */
export const LOBBY = {
  sign: { x: 328, y: 54, width: 1264, height: 150 },
  poster: { x: 108, y: 242, width: 540, height: 772 },
  /** In the order in which the lobby offers them. */
  games: [
    { x: 714, y: 702, width: 546, height: 108 },
    { x: 1278, y: 702, width: 546, height: 108 },
  ],
  /** What this table plays otherwise than usual, in one line. */
  rules: { x: 714, y: 212, width: 1110, height: 40 },
  /** How the chosen game goes. */
  how: { x: 714, y: 828, width: 1110, height: 120 },
  foot: { x: 714, y: 962, width: 1110, height: 48 },
} as const satisfies Record<string, Rect | readonly Rect[]>;

/** Upper left corners of the papers of those who are here, and of empty chairs. */
export function notePlaces(count: number): Point[] {
  const { x, y, across, down, columns } = NOTES;
  return Array.from({ length: count }, (_, i) => ({
    x: x + across * (i % columns),
    y: y + down * Math.floor(i / columns),
  }));
}
