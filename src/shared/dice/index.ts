import type { Rng } from '../engine/rng.ts';
import { stateRng } from '../engine/rng.ts';
import type { GameTypes, Ruleset } from '../engine/ruleset.ts';
import { copied } from '../engine/copied.ts';
import { questions, resolver } from './frames/index.ts';
import { noted } from './deeds.ts';
import { Game } from './game.ts';
import type { DiceEvent, DiceOptions, DiceOwnView, DiceTruth, DiceView, Option, Prompt } from './model.ts';
import { deal } from './setup.ts';
import type { DiceState } from './state.ts';
import { eventFor, ownView, publicView, truth } from './view.ts';

export { beginTurn } from './state.ts';

export interface DiceTypes extends GameTypes {
  readonly Options: DiceOptions;
  readonly State: DiceState;
  readonly Option: Option;
  readonly Prompt: Prompt;
  readonly Event: DiceEvent;
  readonly View: DiceView;
  readonly OwnView: DiceOwnView;
  readonly Truth: DiceTruth;
  readonly SeenEvent: DiceEvent;
}

/** Resolves `state` in place to its first question: with `beginTurn`, how a game starts from any position. */
export function resume(state: DiceState, rng: Rng = stateRng(state)): readonly DiceEvent[] {
  const game = new Game(state, rng);
  resolver.run(game);
  return game.events;
}

/** BANG! The Dice Game for three to eight. Open points of the rules are settled in `rulings.md`. */
export const dice: Ruleset<DiceTypes> = {
  id: 'dice',
  version: 1,
  seats: { min: 3, max: 8 },
  defaults: { gatlingArrows: 'first', allFall: 'outlaw' },

  setup(players, options, seed) {
    const state = deal(players, options, seed);
    return { state, events: [{ type: 'gameBegan', starter: state.starter }, ...resume(state)] };
  },

  decisions: questions,

  answer(state, seat, picks, rng) {
    const next = copied(state);
    return { state: next, events: dice.answerInPlace(next, seat, picks, rng) };
  },

  answerInPlace(state, seat, picks, rng = stateRng(state)) {
    const game = new Game(state, rng);
    resolver.answer(game, seat, picks);
    return game.events;
  },

  outcome: state => state.outcome,
  publicView,
  ownView,
  truth,
  noted,
  eventFor,
};
