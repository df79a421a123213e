import type { BangState } from '../../shared/bang/state.ts';
import type { DiceState } from '../../shared/dice/state.ts';
import type { Decision } from '../../shared/engine/decision.ts';
import type { RngState } from '../../shared/engine/rng.ts';
import type { GameTypes, Open, Outcome, Ruleset, Step } from '../../shared/engine/ruleset.ts';
import type { Seat, Viewer } from '../../shared/engine/seats.ts';
import type { AllRules, GameId, GameView, OwnView, Told } from '../../shared/games.ts';
import { rulesets } from '../../shared/rulesets.ts';

/** What happened, as each viewer may be told it; null for a viewer who learns nothing of it. */
export type News = (viewer: Viewer) => Told | null;

/** A game on the table, whichever it is: the evening needs none of its types. */
export interface DealtGame {
  readonly id: GameId;
  /** The whole truth, as JSON: for the disk and no screen. */
  state(): object;
  view(): GameView;
  ownView(seat: Seat): OwnView;
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
  switch (id) {
    case 'dice':
      return held(id, rulesets.dice, rulesets.dice.setup(players, rules.dice, seed));
    case 'bang':
      return held(id, rulesets.bang, rulesets.bang.setup(players, rules.bang, seed));
    default:
      return id satisfies never;
  }
}

/** A game as it stood. @param state of this game, made by these rules */
export function gameFrom(id: GameId, state: object): DealtGame {
  switch (id) {
    case 'dice':
      return held(id, rulesets.dice, { state: state as DiceState, events: [] }).game;
    case 'bang':
      return held(id, rulesets.bang, { state: state as BangState, events: [] }).game;
    default:
      return id satisfies never;
  }
}

function held<G extends GameTypes>(id: GameId, ruleset: Ruleset<G>, dealt: Step<G>): ReturnType<typeof dealGame> {
  let { state } = dealt;
  // The views of all seats ask for it; it is worked out once a state.
  let known: Open<G> | null = null;
  const open = (): Open<G> => (known ??= ruleset.decisions(state));
  // What a game's ruleset makes is of that game; the compiler does not see that its id and its types belong together.
  const news =
    (events: readonly G['Event'][]): News =>
    viewer => {
      const seen = events.map(event => ruleset.eventFor(event, viewer)).filter(event => event !== null);
      return seen.length > 0 ? ({ id, events: seen } as object as Told) : null;
    };
  return {
    news: news(dealt.events),
    game: {
      id,
      state: () => state,
      view: () => ({ id, ...ruleset.publicView(state, open()) }) as object as GameView,
      ownView: seat => ({ id, ...ruleset.ownView(state, seat, open()) }) as object as OwnView,
      decisions: open,
      answer(seat, picks) {
        const step = ruleset.answer(state, seat, picks);
        state = step.state;
        known = null;
        return news(step.events);
      },
      outcome: () => ruleset.outcome(state),
    },
  };
}
