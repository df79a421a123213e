import { randomPicks } from '../../src/shared/bots/random.ts';
import { seedOf, stateRng } from '../../src/shared/engine/rng.ts';
import type { GameTypes, Ruleset } from '../../src/shared/engine/ruleset.ts';
import { simulate } from '../../src/shared/engine/simulate.ts';
import type { GameId } from '../../src/shared/games.ts';
import { rulesets } from '../../src/shared/rulesets.ts';

interface Speed {
  readonly answersPerSecond: number;
  readonly gamesPerSecond: number;
}

/** Random games in place on one core, `players` going round 3 to 8: answers and games per second. */
export function engineSpeed(game: GameId, milliseconds: number): Speed {
  switch (game) {
    case 'dice':
      return speedOf(rulesets.dice, milliseconds);
    case 'bang':
      return speedOf(rulesets.bang, milliseconds);
    default:
      return game satisfies never;
  }
}

function speedOf<G extends GameTypes>(ruleset: Ruleset<G>, milliseconds: number): Speed {
  const chance = stateRng({ rng: seedOf(1) });
  const play = (time: number): Speed => {
    let answers = 0;
    let games = 0;
    const began = performance.now();
    for (; performance.now() < began + time; games++) {
      const [players, options, seed] = [3 + (games % 6), ruleset.defaults, seedOf(games)];
      answers += simulate(ruleset, { players, options, seed, chance, chooserAt: () => randomPicks }).answers;
    }
    const seconds = (performance.now() - began) / 1000;
    return { answersPerSecond: Math.round(answers / seconds), gamesPerSecond: Math.round(games / seconds) };
  };
  play(milliseconds / 4);
  return play(milliseconds);
}
