import type { Decision } from '../../shared/engine/decision.ts';
import type { RngState } from '../../shared/engine/rng.ts';
import type { Outcome } from '../../shared/engine/ruleset.ts';
import type { Seat, Viewer } from '../../shared/engine/seats.ts';
import type { GameId, Games, GameView, OwnView, Told } from '../../shared/games.ts';
import { rulesets } from '../../shared/rulesets.ts';

/** What happened, as each viewer may be told it; null for a viewer who learns nothing of it. */
export type News = (viewer: Viewer) => Told | null;

/** A game on the table, whichever it is: the evening needs none of its types. */
export interface DealtGame {
  readonly id: GameId;
  view(): GameView;
  ownView(seat: Seat): OwnView;
  decisions(): readonly Decision<object>[];
  /** @throws {RangeError} when nobody asked this seat, or the picks do not answer the question. */
  answer(seat: Seat, picks: readonly number[]): News;
  outcome(): Outcome | null;
}

interface Deal<Id extends GameId> {
  readonly id: Id;
  readonly players: number;
  readonly rules: Games[Id]['Options'];
  readonly seed: RngState;
}

export function dealGame<Id extends GameId>(deal: Deal<Id>): { readonly game: DealtGame; readonly news: News } {
  const { id } = deal;
  const ruleset = rulesets[id];
  let { state, events: first } = ruleset.setup(deal.players, deal.rules, deal.seed);

  // The compiler cannot follow that a game's id and its own views and events make one member of the unions.
  const news =
    (events: readonly Games[Id]['Event'][]): News =>
    viewer => {
      const seen = events.map(event => ruleset.eventFor(event, viewer)).filter(event => event !== null);
      return seen.length > 0 ? ({ id, events: seen } as object as Told) : null;
    };

  return {
    news: news(first),
    game: {
      id,
      view: () => ({ id, ...ruleset.publicView(state) }) as object as GameView,
      ownView: seat => ({ id, ...ruleset.ownView(state, seat) }) as object as OwnView,
      decisions: () => ruleset.decisions(state),
      answer(seat, picks) {
        const step = ruleset.answer(state, seat, picks);
        state = step.state;
        return news(step.events);
      },
      outcome: () => ruleset.outcome(state),
    },
  };
}
