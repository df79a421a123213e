import { copied } from '../engine/copied.ts';
import { pickedFrom } from '../engine/decision.ts';
import type { Rng } from '../engine/rng.ts';
import { stateRng } from '../engine/rng.ts';
import type { GameTypes, Ruleset } from '../engine/ruleset.ts';
import type { Seat } from '../engine/seats.ts';
import { healWith } from './frames/heal.ts';
import { resolver } from './frames/index.ts';
import { noted } from './deeds.ts';
import { Game } from './game.ts';
import type { BangEvent, SeenBangEvent } from './facts.ts';
import type { BangDecision, BangOptions, BangOwnView, BangTruth, BangView, Option, Prompt } from './model.ts';
import { isChoosing, questionTo, questions, renumber, standingQuestion } from './questions.ts';
import { begin, deal, takeCharacter } from './setup.ts';
import type { BangState } from './state.ts';
import { eventFor, ownView, publicView, truth } from './view.ts';

export { beginTurn } from './state.ts';

export interface BangTypes extends GameTypes {
  readonly Options: BangOptions;
  readonly State: BangState;
  readonly Option: Option;
  readonly Prompt: Prompt;
  readonly Event: BangEvent;
  readonly View: BangView;
  readonly OwnView: BangOwnView;
  readonly Truth: BangTruth;
  readonly SeenEvent: SeenBangEvent;
}

/** Resolves `state` in place to its first question: with `beginTurn`, how a game starts from any position. */
export function resume(state: BangState, rng: Rng = stateRng(state)): readonly BangEvent[] {
  const game = new Game(state, rng);
  resolver.run(game);
  renumber(state);
  return game.events;
}

/** BANG!, the card game, for three to eight. Open points of the rules are settled in `rulings.md`. */
export const bang: Ruleset<BangTypes> = {
  id: 'bang',
  version: 1,
  seats: { min: 3, max: 8 },
  defaults: {
    characters: 'dealt',
    deputyPenalty: 'hand',
    lastTwoBeer: 'refused',
    barrelAgainstSlab: 'one',
    slabGatling: 'one',
    playedCard: 'before',
    reshuffle: 'needed',
    suzyAnswers: 'at-once',
    sidActs: 'any-time',
    ownCards: 'refused',
  },

  setup(players, options, seed) {
    const state = deal(players, options, seed);
    const began: BangEvent = { type: 'gameBegan', starter: state.starter };
    return { state, events: state.choices ? [began] : [began, ...resume(state)] };
  },

  decisions: questions,

  answer(state, seat, picks, rng) {
    const next = copied(state);
    return { state: next, events: bang.answerInPlace(next, seat, picks, rng) };
  },

  answerInPlace(state, seat, picks, rng = stateRng(state)) {
    const game = new Game(state, rng);
    const standing = standingQuestion(state);
    if (isChoosing(state)) choose(game, seat, picks);
    else if (standing?.seat === seat) act(game, standing, picks);
    else resolver.answer(game, seat, picks);
    renumber(state);
    return game.events;
  },

  outcome: state => state.outcome,
  publicView,
  ownView,
  truth,
  noted,
  eventFor,
};

/** The last one to choose begins the game. */
function choose(game: Game, seat: Seat, picks: readonly number[]): void {
  const { state } = game;
  const question = questionTo(state, seat);
  if (!question) throw new RangeError(`seat ${seat} has nothing to decide; waiting for others to choose a character`);
  const [pick] = pickedFrom(question, picks);
  if (pick?.kind !== 'character') return;
  const player = game.player(seat);
  takeCharacter(player, pick.character);
  game.emit({ type: 'tookCharacter', seat, character: pick.character, life: player.life });
  if (state.players.some(({ character }) => character === null)) return;
  begin(state);
  resolver.run(game);
}

/** Sid Ketchum acts while another is asked, whose question is a new one only if its options are others now. */
function act(game: Game, question: BangDecision, picks: readonly number[]): void {
  const { state } = game;
  const options = () => JSON.stringify(resolver.decision(state)?.options);
  const before = options();
  healWith(game, question.seat, pickedFrom(question, picks));
  if (options() !== before) state.decisionNo++;
}
