import { choose } from '../src/shared/bots/index.ts';
import { seedOf, stateRng } from '../src/shared/engine/rng.ts';
import type { GameTypes, Ruleset } from '../src/shared/engine/ruleset.ts';
import type { GameId, GameView, OwnView, Told } from '../src/shared/games.ts';
import { rulesets } from '../src/shared/rulesets.ts';

/** What a table is shown at one moment of a game, and what it is told led there. */
export interface Moment {
  readonly view: GameView;
  readonly told: Told | null;
}

/** A whole game of bots as the table sees it, from the deal to the winner; the same one for the same seed. */
export function recordedGame(id: GameId, { players, seed }: { players: number; seed: number }): readonly Moment[] {
  const ruleset: Ruleset<GameTypes> = rulesets[id];
  const { state, events } = ruleset.setup(players, ruleset.defaults, seedOf(seed));
  const rng = stateRng({ rng: seedOf(seed + 1) });
  const moments: Moment[] = [];
  const view = (): GameView => ({ id, ...ruleset.publicView(state) }) as object as GameView;
  const note = (happened: typeof events): void => {
    const seen = happened.flatMap(event => ruleset.eventFor(event, 'table') ?? []);
    moments.push(
      structuredClone({ view: view(), told: seen.length > 0 ? ({ id, events: seen } as object as Told) : null }),
    );
  };
  note(events);
  for (let [asked] = ruleset.decisions(state); asked; [asked] = ruleset.decisions(state)) {
    const own = { id, ...ruleset.ownView(state, asked.seat) } as object as OwnView;
    note(ruleset.answerInPlace(state, asked.seat, choose(view(), own, rng)));
  }
  return moments;
}
