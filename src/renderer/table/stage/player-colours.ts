import type { Colour } from '../../../shared/protocol/room.ts';

interface Paint {
  readonly fill: number;
  /** What is written on it. */
  readonly text: number;
}

const INK = 0x1c0f0b;
const CREAM = 0xfff8e6;

/** Every pair is at least 28 apart (CIE76) for every kind of sight; the shapes are in `resources/art/shapes`. */
export const PAINT: Readonly<Record<Colour, Paint>> = {
  sky: { fill: 0x5fe9ff, text: INK },
  ochre: { fill: 0xcf8b00, text: INK },
  jade: { fill: 0x28a587, text: INK },
  plum: { fill: 0xa86bbd, text: INK },
  bone: { fill: 0xeeffe6, text: INK },
  brick: { fill: 0xc24c34, text: CREAM },
  indigo: { fill: 0x5e60e8, text: CREAM },
  straw: { fill: 0xffde29, text: INK },
};
