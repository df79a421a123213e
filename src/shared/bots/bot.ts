import type { Rng } from '../engine/rng.ts';
import type { GameId, Games } from '../games.ts';

/** Answers a question by what a player at that seat sees, and nothing else. */
export type Bot<Id extends GameId> = (
  view: Games[Id]['View'],
  own: Games[Id]['OwnView'],
  decision: NonNullable<Games[Id]['OwnView']['decision']>,
  rng: Rng,
) => readonly number[];
