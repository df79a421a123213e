import type { DiceDecision, DiceView, Option } from '../../../shared/dice/model.ts';
import { distance, type Seat } from '../../../shared/engine/seats.ts';

/** One group of a decision with its options and their places in the whole list. */
export interface Choice {
  readonly min: number;
  readonly max: number;
  readonly options: readonly { readonly option: Option; readonly pick: number }[];
}

export function choicesOf(decision: Pick<DiceDecision, 'options' | 'groups'>): Choice[] {
  let start = 0;
  return decision.groups.map(({ size, min, max }) => {
    const options = decision.options.slice(start, start + size).map((option, i) => ({ option, pick: start + i }));
    start += size;
    // Which beer pays for a doubled shot makes no difference: one row a shot is enough.
    const shown = options.filter(
      ({ option }, i) =>
        option.kind !== 'double' ||
        options.findIndex(other => other.option.kind === 'double' && other.option.die === option.die) === i,
    );
    return { min, max, options: shown };
  });
}

/** What needs no thought is picked from the start: a die with a single target. */
export function firstPicks(choices: readonly Choice[]): number[] {
  return choices.flatMap(({ min, options }) => (min >= options.length ? options.map(o => o.pick) : []));
}

/** A tap on an option: in a choice of one it replaces the other, elsewhere it is added or taken back. */
export function tapped(choices: readonly Choice[], picks: readonly number[], pick: number): number[] {
  const choice = choices.find(c => c.options.some(o => o.pick === pick));
  if (!choice) return [...picks];
  const inside = new Set(choice.options.map(o => o.pick));
  const chosen = picks.filter(p => inside.has(p));
  if (chosen.includes(pick)) {
    const forced = choice.min === 1 && choice.max === 1;
    return forced ? [...picks] : picks.filter(p => p !== pick);
  }
  if (choice.max === 1) return [...picks.filter(p => !inside.has(p)), pick].sort(ascending);
  return chosen.length < choice.max ? [...picks, pick].sort(ascending) : [...picks];
}

/** How many choices still lack a pick. */
export function openChoices(choices: readonly Choice[], picks: readonly number[]): number {
  return choices.filter(({ min, options }) => options.filter(o => picks.includes(o.pick)).length < min).length;
}

/** The pick that throws die `die` again, null when it may not be thrown. */
export function throwPick(decision: Pick<DiceDecision, 'options'>, die: number): number | null {
  const pick = decision.options.findIndex(option => option.kind === 'die' && option.die === die);
  return pick < 0 ? null : pick;
}

/** Places between two living players; null when one of them has fallen. */
export function awayFrom(fell: readonly unknown[], from: Seat, to: Seat): number | null {
  if (fell[from] !== null || fell[to] !== null) return null;
  const ring = fell.flatMap((cause, seat) => (cause === null ? [seat] : []));
  return distance(ring, from, to);
}

const ascending = (a: number, b: number) => a - b;

/** Living players whom a shot cannot hit, with how far they sit and who could be hit instead. */
export function tooFar(
  game: Pick<DiceView, 'fell'>,
  from: Seat,
  choice: Choice,
): { seat: Seat; away: number; reach: Seat[] }[] {
  const reach = choice.options.flatMap(({ option }) => (option.kind === 'shoot' ? [option.at] : []));
  if (reach.length === 0) return [];
  return game.fell.flatMap((_, seat) => {
    const away = seat === from || reach.includes(seat) ? null : awayFrom(game.fell, from, seat);
    return away === null ? [] : [{ seat, away, reach }];
  });
}
