import { randomPicks } from '../../src/shared/bots/random.ts';
import { dice } from '../../src/shared/dice/index.ts';
import { seedOf, stateRng } from '../../src/shared/engine/rng.ts';
import { simulate } from '../../src/shared/engine/simulate.ts';

/** Random games in place on one core, `players` going round 3 to 8: answers and games per second. */
export function engineSpeed(milliseconds: number): { answersPerSecond: number; gamesPerSecond: number } {
  const chance = stateRng({ rng: seedOf(1) });
  const play = (time: number): { answersPerSecond: number; gamesPerSecond: number } => {
    let answers = 0;
    let games = 0;
    const began = performance.now();
    for (; performance.now() < began + time; games++) {
      const [players, options, seed] = [3 + (games % 6), dice.defaults, seedOf(games)];
      answers += simulate(dice, { players, options, seed, chance, chooserAt: () => randomPicks }).answers;
    }
    const seconds = (performance.now() - began) / 1000;
    return { answersPerSecond: Math.round(answers / seconds), gamesPerSecond: Math.round(games / seconds) };
  };
  play(milliseconds / 4);
  return play(milliseconds);
}
