import type { Colour, Pace } from '../../../shared/protocol/room.ts';

export const INK = 0x1c0f0b;

export const PAINT = {
  night: 0x0d0907,
  soot: 0x17100c,
  oak: 0x5a3620,
  walnut: 0x2b1a11,
  tan: 0xc08a52,
  paper: 0xf1e2c0,
  inkSoft: 0x4a3222,
  brassLight: 0xffe3a0,
  brass: 0xe0a93b,
  brassDark: 0x8f5d16,
  lamp: 0xffc966,
  blood: 0xb3261e,
  bloodLight: 0xe2472f,
  lowLife: 0xff8a5c,
  saved: 0x9fd3a0,
  cream: 0xfdf3dd,
  creamQuiet: 0xf0d9ac,
  onDark: 0xfff8e6,
  dead: 0x8a8072,
  deadRibbon: 0x6f675b,
} as const;

/** A player's colour on the ring and ribbon, and the ink that is read on it. */
export const PLAYER: Readonly<Record<Colour, { fill: number; text: number }>> = {
  sky: { fill: 0x5fe9ff, text: INK },
  ochre: { fill: 0xcf8b00, text: INK },
  jade: { fill: 0x28a587, text: INK },
  plum: { fill: 0xa86bbd, text: INK },
  bone: { fill: 0xeeffe6, text: INK },
  brick: { fill: 0xc24c34, text: PAINT.onDark },
  indigo: { fill: 0x5e60e8, text: PAINT.onDark },
  straw: { fill: 0xffde29, text: INK },
};

/** Sizes in design pixels of the 1080 lines. Nothing is written smaller than `floor`, 2.2 % of the height. */
export const TYPE = {
  title: 88,
  fallen: 72,
  address: 48,
  question: 42,
  figure: 38,
  name: 34,
  body: 28,
  label: 25,
  floor: 24,
} as const;

/** The narrowest a word is squeezed to before its short form takes its place. */
export const NARROWEST = 0.72;

/** Sentences and figures; titles. The Japanese face stands behind the Latin one. */
export const FACE = {
  text: ['Bitter Variable', 'Noto Sans JP Variable', 'serif'],
  title: ['Rye', 'Dela Gothic One', 'Noto Sans JP Variable', 'serif'],
};

/** How much longer than at normal pace everything takes. */
export const PACE_FACTOR: Readonly<Record<Pace, number>> = { relaxed: 1.5, normal: 1, brisk: 0.6 };
