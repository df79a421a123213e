import type { BangState } from '../../shared/bang/state.ts';
import type { DiceState } from '../../shared/dice/state.ts';
import type { Decision } from '../../shared/engine/decision.ts';
import type { RngState } from '../../shared/engine/rng.ts';
import type { GameTypes, Outcome, Ruleset, Step } from '../../shared/engine/ruleset.ts';
import type { Seat } from '../../shared/engine/seats.ts';
import type { AllRules, GameId, GameView, OwnView, Told, Truth } from '../../shared/games.ts';
import type { KeptChronicle } from '../journal/kept.ts';
import { rulesets } from '../../shared/rulesets.ts';
import type { News } from './chronicle.ts';
import { Chronicle } from './chronicle.ts';

/** A game as one answer left it; what is asked of it is worked out once. */
export interface Standing {
  view(): GameView;
  ownView(seat: Seat): OwnView;
  truth(): Truth;
  decisions(): readonly Decision<object>[];
}

/** A game on the table, whichever it is: the evening needs none of its types. */
export interface DealtGame {
  readonly id: GameId;
  readonly chronicle: Chronicle;
  /** The whole truth, as JSON: for the disk and no screen. */
  state(): object;
  /** As it is now, also after the next answer. */
  standing(): Standing;
  decisions(): readonly Decision<object>[];
  /** @throws {RangeError} when nobody asked this seat, or the picks do not answer the question. */
  answer(seat: Seat, picks: readonly number[]): News;
  outcome(): Outcome | null;
}

interface Deal {
  readonly players: number;
  readonly rules: AllRules;
  readonly seed: RngState;
}

export function dealGame(
  id: GameId,
  { players, rules, seed }: Deal,
): { readonly game: DealtGame; readonly news: News } {
  const chronicle = Chronicle.of(players);
  switch (id) {
    case 'dice':
      return held(id, rulesets.dice, rulesets.dice.setup(players, rules.dice, seed), chronicle);
    case 'bang':
      return held(id, rulesets.bang, rulesets.bang.setup(players, rules.bang, seed), chronicle);
    default:
      return id satisfies never;
  }
}

/** A game as it stood. `state`: of this game, made by these rules. */
export function gameFrom(id: GameId, { state, told }: { state: object; told: KeptChronicle }): DealtGame {
  const chronicle = new Chronicle(told);
  switch (id) {
    case 'dice':
      return held(id, rulesets.dice, { state: state as DiceState, events: [] }, chronicle).game;
    case 'bang':
      return held(id, rulesets.bang, { state: state as BangState, events: [] }, chronicle).game;
    default:
      return id satisfies never;
  }
}

function held<G extends GameTypes>(
  id: GameId,
  ruleset: Ruleset<G>,
  dealt: Step<G>,
  chronicle: Chronicle,
): ReturnType<typeof dealGame> {
  let { state } = dealt;
  let standing = standingAt(id, ruleset, state);
  // What a game's ruleset makes is of that game; the compiler does not see that its id and its types belong together.
  const told = (events: readonly G['Event'][]): News => {
    const news: News = viewer => {
      const seen = events.map(event => ruleset.eventFor(event, viewer)).filter(event => event !== null);
      return seen.length > 0 ? ({ id, events: seen } as object as Told) : null;
    };
    if (events.length > 0) chronicle.note(news, ruleset.noted(events));
    return news;
  };
  return {
    news: told(dealt.events),
    game: {
      id,
      chronicle,
      state: () => state,
      standing: () => standing,
      decisions: () => standing.decisions(),
      answer(seat, picks) {
        const step = ruleset.answer(state, seat, picks);
        state = step.state;
        standing = standingAt(id, ruleset, state);
        return told(step.events);
      },
      outcome: () => ruleset.outcome(state),
    },
  };
}

function standingAt<G extends GameTypes>(id: GameId, ruleset: Ruleset<G>, state: G['State']): Standing {
  const open = once(() => ruleset.decisions(state));
  const owns = new Map<Seat, OwnView>();
  return {
    decisions: open,
    view: once(() => ({ id, ...ruleset.publicView(state, open()) }) as object as GameView),
    truth: once(() => ({ id, ...ruleset.truth(state) }) as object as Truth),
    ownView(seat) {
      const own = owns.get(seat) ?? ({ id, ...ruleset.ownView(state, seat, open()) } as object as OwnView);
      owns.set(seat, own);
      return own;
    },
  };
}

function once<T extends object>(make: () => T): () => T {
  let made: T | null = null;
  return () => (made ??= make());
}
