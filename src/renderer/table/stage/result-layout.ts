import type { Point, Rect } from './layout.ts';

/** After a game: who won over who lost, and the evening under them. */
export const RESULT = {
  sign: { x: 430, y: 54, width: 1060, height: 168 },
  light: { x: 960, y: 500 },
  turning: { x: 100, y: 918, width: 606, height: 106 },
  tonight: { x: 732, y: 918, width: 556, height: 106 },
  again: { x: 1314, y: 918, width: 506, height: 106 },
  /** Bets and trail books, beside the winners when there are any. */
  paper: { x: 1424, y: 236, width: 396, height: 462 },
} as const satisfies Record<string, Rect | Point>;

/** Under a winner's ribbon. */
export const TALLY = { width: 284, height: 44 } as const;
export const RIBBON = { height: 64 } as const;
const LOSERS = { x: 98, y: 716, width: 1724, height: 190, widest: 360, gap: 14 } as const;

export interface WinnerPlace extends Point {
  /** Of the portrait, whose middle this is. */
  readonly radius: number;
}

/** Up to three in a row, the middle one foremost; a paper beside them makes them move together. */
export function winnerPlaces(count: number, { paper }: { paper: boolean }): WinnerPlace[] {
  const middle = paper ? 740 : 960;
  const step = paper ? 400 : 442;
  const radius = count <= 1 ? 172 : paper ? 138 : 150;
  return Array.from({ length: count }, (_, i) => {
    const foremost = count === 1 || (count === 3 && i === 1);
    return {
      x: middle + (i - (count - 1) / 2) * step,
      y: foremost ? 424 : 446,
      radius: count === 3 && foremost ? radius + 18 : radius,
    };
  });
}

/** Where a winner's ribbon and figures are, from the middle of the portrait. */
export function underPortrait(radius: number): { ribbon: Rect; tally: Rect } {
  const ribbon = { x: -radius, y: radius * 0.8, width: radius * 2.04, height: RIBBON.height };
  const tally = { x: -TALLY.width / 2, y: ribbon.y + RIBBON.height + 4, ...TALLY };
  return { ribbon, tally };
}

/** The others in one row; nobody won when they are alone, so they stand in the middle. */
export function loserPlaces(count: number, { alone }: { alone: boolean }): Rect[] {
  const perRow = alone && count > 4 ? Math.ceil(count / 2) : count;
  const width = Math.min(LOSERS.widest, (LOSERS.width - LOSERS.gap * (perRow - 1)) / Math.max(1, perRow));
  const { height, gap } = LOSERS;
  return Array.from({ length: count }, (_, i) => {
    const row = Math.floor(i / perRow);
    const inRow = Math.min(perRow, count - row * perRow);
    const left = 960 - (inRow * (width + gap) - gap) / 2;
    return {
      x: left + (i - row * perRow) * (width + gap),
      y: alone ? 360 + row * (height + 40) : LOSERS.y,
      width,
      height,
    };
  });
}
