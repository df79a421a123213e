import type { Noted } from '../deeds.ts';
import type { Decision } from './decision.ts';
import type { Rng, RngState } from './rng.ts';
import type { Seat, Viewer } from './seats.ts';

/** Who won and why, once the game is over. */
export interface Outcome<Reason extends string = string> {
  /** Seats that won, dead ones of the winning side included, in seat order. */
  readonly winners: readonly Seat[];
  readonly reason: Reason;
}

/** The types one game brings along; a ruleset, its views and its screens share them. */
export interface GameTypes {
  readonly Options: object;
  readonly State: object;
  readonly Option: object;
  readonly Prompt: string;
  readonly Event: { readonly type: string };
  /** What every screen may know; the wire sends only the top-level parts that changed. */
  readonly View: object;
  /** What one seat alone may know, its open question included. */
  readonly OwnView: object;
  /** What is hidden from those who play. */
  readonly Truth: object;
  readonly SeenEvent: { readonly type: string };
}

/** The open questions of one state. */
export type Open<G extends GameTypes> = readonly Decision<G['Option'], G['Prompt']>[];

/** What an accepted answer leads to. */
export interface Step<G extends GameTypes> {
  readonly state: G['State'];
  /** In the order they happened. */
  readonly events: readonly G['Event'][];
}

/** All that host, bots, tests and benches need from a game. */
export interface Ruleset<G extends GameTypes> {
  readonly id: string;
  /** Raised when old saves no longer mean the same. */
  readonly version: number;
  readonly seats: { readonly min: number; readonly max: number };
  readonly defaults: G['Options'];

  /** Deals and runs to the first question. */
  setup(players: number, options: G['Options'], seed: RngState): Step<G>;
  /** The open questions, at most one a seat: usually one, and standing ones last; none once the game is over. */
  decisions(state: Readonly<G['State']>): Open<G>;
  /**
   * Pure: the given state stays as it was. `rng` replaces the state's own chance in tests.
   * @throws {RangeError} when nobody asked this seat, or the picks do not answer the question.
   */
  answer(state: Readonly<G['State']>, seat: Seat, picks: readonly number[], rng?: Rng): Step<G>;
  /** `answer` without the copy, for simulations that own their state. Returns the events. */
  answerInPlace(state: G['State'], seat: Seat, picks: readonly number[], rng?: Rng): readonly G['Event'][];
  outcome(state: Readonly<G['State']>): Outcome | null;

  /** `open`: what `decisions` says of this state, from whoever has asked it already. */
  publicView(state: Readonly<G['State']>, open?: Open<G>): G['View'];
  ownView(state: Readonly<G['State']>, seat: Seat, open?: Open<G>): G['OwnView'];
  /** For those alone who play no more and asked for it. */
  truth(state: Readonly<G['State']>): G['Truth'];
  /** What is remembered of what happened after one answer. */
  noted(events: readonly G['Event'][]): readonly Noted[];
  /** Null when this viewer may not learn that it happened at all. */
  eventFor(event: G['Event'], viewer: Viewer): G['SeenEvent'] | null;
}
