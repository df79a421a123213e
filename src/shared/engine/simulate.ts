import type { Decision } from './decision.ts';
import type { Rng, RngState } from './rng.ts';
import type { GameTypes, Outcome, Ruleset } from './ruleset.ts';
import type { Seat } from './seats.ts';

/** What a player may look at before choosing; made only when somebody looks. */
export interface Sight<G extends GameTypes> {
  view(): G['View'];
  own(): G['OwnView'];
}

/** Picks an answer. The rng is the chooser's own and has nothing to do with the game's chance. */
export type Chooser<G extends GameTypes> = (
  decision: Decision<G['Option'], G['Prompt']>,
  rng: Rng,
  sight: Sight<G>,
) => readonly number[];

export interface Simulation<G extends GameTypes> {
  readonly players: number;
  readonly options: G['Options'];
  readonly seed: RngState;
  readonly chooserAt: (seat: Seat) => Chooser<G>;
  readonly chance: Rng;
  /** Sees the state after setup and after every answer. */
  readonly watch?: (state: Readonly<G['State']>) => void;
}

export interface Simulated {
  readonly answers: number;
  readonly outcome: Outcome;
}

const ANSWER_BUDGET = 100_000;

/** One of the open questions, standing ones as well: who answers first is left to chance. */
export function anyOf<One>(open: readonly One[], chance: Rng): One | undefined {
  return open.length > 1 ? open[chance.int(open.length)] : open[0];
}

/** Plays a game by itself, in place. @throws {Error} when it does not end. */
export function simulate<G extends GameTypes>(ruleset: Ruleset<G>, simulation: Simulation<G>): Simulated {
  const { players, options, seed, chooserAt, chance, watch } = simulation;
  const { state } = ruleset.setup(players, options, seed);
  watch?.(state);
  for (let answers = 0; answers < ANSWER_BUDGET; answers++) {
    const open = ruleset.decisions(state);
    const decision = anyOf(open, chance);
    if (!decision) {
      const outcome = ruleset.outcome(state);
      if (!outcome) throw new Error(`nobody is asked and nobody has won after ${answers} answers`);
      return { answers, outcome };
    }
    const { seat } = decision;
    const sight = { view: () => ruleset.publicView(state, open), own: () => ruleset.ownView(state, seat, open) };
    ruleset.answerInPlace(state, seat, chooserAt(seat)(decision, chance, sight));
    watch?.(state);
  }
  throw new Error(`no end after ${ANSWER_BUDGET.toLocaleString('en')} answers`);
}
