import type { DiceDecision, DiceOwnView, DiceView } from '../dice/model.ts';
import type { Rng } from '../engine/rng.ts';

/** Answers a question by what a player at that seat sees, and nothing else. */
export type Bot<View, OwnView, Decision> = (
  view: View,
  own: OwnView,
  decision: Decision,
  rng: Rng,
) => readonly number[];

export type DiceBot = Bot<DiceView, DiceOwnView, DiceDecision>;
