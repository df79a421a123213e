import type { Decision } from '../engine/decision.ts';
import type { Rng } from '../engine/rng.ts';
import { shuffled } from '../engine/rng.ts';

/** Any answer that is allowed, each number of picks and each set of that size equally likely. */
export function randomPicks(decision: Pick<Decision, 'groups'>, rng: Rng): number[] {
  const picks: number[] = [];
  let start = 0;
  for (const { size, min, max } of decision.groups) {
    const first = start;
    const count = min + (max > min ? rng.int(max - min + 1) : 0);
    if (count === 1) picks.push(first + rng.int(size));
    else if (count > 1) {
      const all = Array.from({ length: size }, (_, index) => first + index);
      picks.push(...shuffled(all, rng).slice(0, count));
    }
    start += size;
  }
  return picks;
}
