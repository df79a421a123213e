import type { ArtId } from '../stage/art-ids.ts';

/** What flies from cause to effect. */
export interface Flight {
  readonly picture: ArtId;
  readonly height: number;
  readonly ms: number;
  /** How far above the straight line the middle of the way is. */
  readonly arc: number;
  /** Turned along its way, as drawn pointing up. */
  readonly points: boolean;
  readonly lands: 'gone' | 'quivering' | 'standing';
}

export const MISSILES = {
  bullet: { picture: 'tokens/bullet', height: 70, ms: 200, arc: 0, points: true, lands: 'gone' },
  arrow: { picture: 'tokens/arrow', height: 120, ms: 260, arc: 60, points: true, lands: 'quivering' },
  beer: { picture: 'dice/beer', height: 110, ms: 260, arc: 60, points: false, lands: 'standing' },
} as const satisfies Record<string, Flight>;

export type Missile = keyof typeof MISSILES;
