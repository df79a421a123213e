import { idOf, type Card } from '../../../shared/bang/face.ts';
import type { BangDecision, BangView, Option, Refused } from '../../../shared/bang/model.ts';
import type { Seat } from '../../../shared/engine/seats.ts';

type Play = Extract<Option, { kind: 'play' }>;

/** One way to play a card; `pick` is its place among the options. */
export interface Way {
  readonly pick: number;
  readonly option: Play;
}

/** A card of the hand; `place` is where it lies in it, for two cards can have the same face. */
export interface Held {
  readonly card: Card;
  readonly place: number;
  readonly ways: readonly Way[];
}

/** The hand, what can be played first; else in the order in which the cards came. */
export function handFor(hand: readonly Card[], decision: Pick<BangDecision, 'options'> | null): Held[] {
  const ways = (decision?.options ?? []).flatMap((option, pick) => (option.kind === 'play' ? [{ pick, option }] : []));
  const held = hand.map((card, place) => ({ card, place, ways: ways.filter(way => way.option.card === card) }));
  return [...held.filter(one => one.ways.length > 0), ...held.filter(one => one.ways.length === 0)];
}

/** Why this card cannot be played at all; null when nothing is known. */
export function whyNot(card: Card, refused: readonly Refused[]): Refused | null {
  const whole = refused.filter(one => one.at === null);
  const other = OTHER[idOf(card)];
  return (
    whole.find(one => one.as === idOf(card)) ??
    whole.find(one => one.as === other && one.why.code !== 'must-be') ??
    null
  );
}

// Calamity Janet's cards are refused as what she would play them as; as answers each goes by its own name.
const OTHER: Readonly<Record<string, string>> = { bang: 'missed', missed: 'bang' };

export interface Target {
  readonly seat: Seat;
  /** The option that turns the card on this seat; null when it cannot be chosen. */
  readonly pick: number | null;
  readonly refused: Refused | null;
}

/** Whom a card can be turned on, nearest first, then whom it cannot be turned on. */
export function targetsOf(held: Held, refused: readonly Refused[], view: BangView, self: Seat): Target[] {
  const as = held.ways[0]?.option.as;
  const chosen = new Map<Seat, Target>();
  for (const { pick, option } of held.ways)
    if (option.at !== null && !chosen.has(option.at)) chosen.set(option.at, { seat: option.at, pick, refused: null });
  if (chosen.size === 0) return [];
  const away = (seat: Seat): number => view.distances[self]?.[seat] ?? 0;
  const near = (a: Target, b: Target): number => away(a.seat) - away(b.seat);
  const others = refused.flatMap(one =>
    one.at !== null && one.as === as && !chosen.has(one.at) && one.why.code !== 'fallen' && one.at !== self
      ? [{ seat: one.at, pick: null, refused: one }]
      : [],
  );
  return [...[...chosen.values()].toSorted(near), ...others.toSorted(near)];
}

/** A tap on one of several: put at the end, or taken back. */
export function toggled(picks: readonly number[], pick: number, most: number): readonly number[] {
  if (picks.includes(pick)) return picks.filter(other => other !== pick);
  return picks.length < most ? [...picks, pick] : picks;
}

/** Exactly one option has to be picked: a tap is the whole answer. */
export function isSingle(decision: Pick<BangDecision, 'groups'>): boolean {
  const [group, more] = decision.groups;
  return group !== undefined && more === undefined && group.min === 1 && group.max === 1;
}

/** How many have to be picked in all, and how many may be. */
export function bounds(decision: Pick<BangDecision, 'groups'>): { readonly min: number; readonly max: number } {
  return {
    min: decision.groups.reduce((sum, group) => sum + group.min, 0),
    max: decision.groups.reduce((sum, group) => sum + group.max, 0),
  };
}

/** What is chosen at leisure before what hurts: giving up and ending the turn come last. */
export function inOrder(options: readonly Option[]): { readonly option: Option; readonly pick: number }[] {
  const rank = ({ kind }: Option): number => (kind === 'take' || kind === 'end' ? 2 : kind === 'heal' ? 1 : 0);
  return options.map((option, pick) => ({ option, pick })).toSorted((a, b) => rank(a.option) - rank(b.option));
}

/** What a move would do to oneself alone, so that a thumb that slipped is asked again. */
export type Harm = 'full-life' | 'own-card' | 'death' | 'last-life';

export function harmOf(option: Option, decision: BangDecision, view: BangView): Harm | null {
  const self = decision.seat;
  if (option.kind === 'play') {
    if (option.at === self) return 'own-card';
    return option.as === 'beer' && (view.life[self] ?? 0) >= (view.maxLife[self] ?? 0) ? 'full-life' : null;
  }
  const saves = decision.options.some(({ kind }) => kind === 'answer' || kind === 'heal' || kind === 'draw');
  if (option.kind !== 'take' || !saves) return null;
  if (decision.prompt === 'save') return 'death';
  return (view.life[self] ?? 0) <= 1 ? 'last-life' : null;
}
