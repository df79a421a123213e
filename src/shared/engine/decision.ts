import type { Seat } from './seats.ts';

/** How many of the next `size` options may be picked. Groups follow each other and cover all options. */
export interface Group {
  readonly size: number;
  readonly min: number;
  readonly max: number;
}

/**
 * A question to one seat. An answer is a list of indices into `options`, no index twice, such that every group gets
 * `min` to `max` of them. Most questions have one group; aiming three dice has one group of targets for each die.
 */
export interface Decision<Option = unknown, Prompt extends string = string> {
  /** Counts the game's questions, so that a late tap answers nothing; below 0 for standing ones. */
  readonly no: number;
  readonly seat: Seat;
  readonly prompt: Prompt;
  readonly options: readonly Option[];
  readonly groups: readonly Group[];
  /** Picks that harm least, for a player who is away. */
  readonly fallback: readonly number[];
}

/**
 * A standing question offers something that nobody waits for: the game goes on with or without an answer. A seat has at
 * most one open question, standing or not. Its number changes when its options do.
 */
export function isStanding(decision: Pick<Decision, 'no'>): boolean {
  return decision.no < 0;
}

export type PicksFault =
  | { readonly code: 'picks-unknown'; readonly pick: number; readonly options: number }
  | { readonly code: 'picks-twice'; readonly pick: number }
  | { readonly code: 'picks-count'; readonly picked: number; readonly min: number; readonly max: number };

/** Why `picks` do not answer `decision`, or null when they do. */
export function picksFault(
  decision: Pick<Decision, 'options' | 'groups'>,
  picks: readonly number[],
): PicksFault | null {
  const seen = new Set<number>();
  for (const pick of picks) {
    if (!Number.isInteger(pick) || pick < 0 || pick >= decision.options.length)
      return { code: 'picks-unknown', pick, options: decision.options.length };
    if (seen.has(pick)) return { code: 'picks-twice', pick };
    seen.add(pick);
  }
  let start = 0;
  for (const { size, min, max } of decision.groups) {
    const picked = picks.filter(p => p >= start && p < start + size).length;
    if (picked < min || picked > max) return { code: 'picks-count', picked, min, max };
    start += size;
  }
  return null;
}

/** The options that `picks` stand for. @throws {RangeError} when they do not answer the question. */
export function pickedFrom<Option>(
  decision: Pick<Decision<Option>, 'options' | 'groups' | 'prompt'>,
  picks: readonly number[],
): Option[] {
  const { options, groups, prompt } = decision;
  const fault = picksFault(decision, picks);
  if (fault) {
    const wanted = groups.map(({ size, min, max }) => `${min}–${max} of ${size}`).join(', ');
    throw new RangeError(`picks [${picks.join(',')}] do not answer ${prompt}: choose ${wanted} (${fault.code})`);
  }
  return picks.map(pick => options[pick] as Option);
}
