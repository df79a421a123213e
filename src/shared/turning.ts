import type { Seat } from './engine/seats.ts';

/** `life` is what was left of somebody then; `by`: whose hand took it, when another's. */
export type LifeChange = readonly [seat: Seat, life: number, by: Seat | null, round: number];

export interface Turning {
  readonly by: Seat;
  readonly at: Seat;
  readonly round: number;
}

interface Course {
  /** Lives at the beginning, by seat. */
  readonly starts: readonly number[];
  /** In the order in which they came. */
  readonly changes: readonly LifeChange[];
  readonly winners: readonly Seat[];
}

/**
 * The wound that turned a game: the one by another's hand that put the winners ahead for good. Winners are ahead while
 * they, the fallen among them, have kept a greater share of the lives they began with than all the others together; and
 * from the last life that the others lost, since with it they have won. Null when what put them ahead was no such wound
 * (a heal, arrows, Dynamite), or when nobody won.
 */
export function turningOf({ starts, changes, winners }: Course): Turning | null {
  const life = [...starts];
  const sum = (lives: readonly number[], won: boolean): number =>
    lives.reduce((all, one, seat) => (winners.includes(seat) === won ? all + Math.max(0, one) : all), 0);
  const [theirs, others] = [sum(starts, true), sum(starts, false)];
  if (theirs === 0 || others === 0) return null;
  const last = lastLossOf(starts, changes, winners);
  let ahead = false;
  let turned: Turning | null = null;
  for (const [index, [seat, left, by, round]] of changes.entries()) {
    life[seat] = left;
    const now = index >= last || sum(life, true) * others > sum(life, false) * theirs;
    if (now && !ahead) turned = by === null ? null : { by, at: seat, round };
    ahead = now;
  }
  return ahead ? turned : null;
}

/** The last change by which somebody lost life who did not win. */
function lastLossOf(starts: readonly number[], changes: readonly LifeChange[], winners: readonly Seat[]): number {
  const life = [...starts];
  let last = Infinity;
  for (const [index, [seat, left]] of changes.entries()) {
    if (!winners.includes(seat) && left < (life[seat] ?? 0)) last = index;
    life[seat] = left;
  }
  return last;
}
