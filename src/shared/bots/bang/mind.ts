import type { Card } from '../../bang/face.ts';
import { idOf } from '../../bang/face.ts';
import type { CardId } from '../../bang/cards/index.ts';
import type { BangOwnView, BangView } from '../../bang/model.ts';
import type { Seat } from '../../engine/seats.ts';
import { feelings, livingIn } from '../feelings.ts';
import { leanings } from './suspicion.ts';

/** What a player at this seat makes of what he sees. */
export interface Mind {
  readonly view: BangView;
  readonly seat: Seat;
  readonly hand: readonly Card[];
  readonly life: number;
  readonly maxLife: number;
  readonly living: readonly Seat[];
  /** By seat: above 0 an enemy, below 0 a friend. */
  readonly feeling: readonly number[];
}

// How much of "he is against the law" each role dislikes.
const MINDS_OUTLAWS = { sheriff: 1, deputy: 1, outlaw: -0.75, renegade: 0.25 };
// A shot at oneself counts a little, whoever fired it.
const GRUDGE = 0.2;
const LONGEST_GRUDGE = 3;

export function mindOf(view: BangView, own: BangOwnView): Mind {
  const { seat } = own;
  const leaning = leanings(view);
  const feeling = feelings(view, own).map((feels, other) => {
    if (other === seat || view.roles[other] !== null) return feels;
    const grudge = GRUDGE * Math.min(LONGEST_GRUDGE, view.turnedOn[other]?.[seat] ?? 0);
    return feels + (leaning[other] ?? 0) * MINDS_OUTLAWS[own.role] + grudge;
  });
  return {
    view,
    seat,
    hand: own.hand ?? [],
    life: view.life[seat] ?? 0,
    maxLife: view.maxLife[seat] ?? 0,
    living: livingIn(view),
    feeling,
  };
}

/** How many cards of this name are in the hand. */
export function holds({ hand }: Mind, id: CardId): number {
  return hand.filter(card => idOf(card) === id).length;
}

/** Does a card of this name lie before `seat`? */
export function hasInPlay({ view }: Mind, seat: Seat, id: CardId): boolean {
  return view.inPlay[seat]?.some(card => idOf(card) === id) ?? false;
}

export function feels(mind: Mind, seat: Seat): number {
  return mind.feeling[seat] ?? 0;
}
