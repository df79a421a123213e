import type { Seat } from '../engine/seats.ts';
import { cardOf } from './cards/index.ts';
import { characterOf } from './characters/index.ts';
import type { Card } from './face.ts';
import { idOf } from './face.ts';
import type { BangState } from './state.ts';
import { playerAt } from './state.ts';
import type { DodgeDraw, Traits } from './traits.ts';
import { PLAIN } from './traits.ts';

type Named<Value> = { [K in keyof Traits]: Traits[K] extends Value ? K : never }[keyof Traits];

function traitsOf(state: Readonly<BangState>, seat: Seat): Traits {
  const { character } = playerAt(state, seat);
  return character === null ? PLAIN : characterOf(character).traits;
}

// Asked thousands of times a game, these make no lists.

export function total(state: Readonly<BangState>, seat: Seat, trait: Named<number>): number {
  let sum = traitsOf(state, seat)[trait];
  for (const card of playerAt(state, seat).inPlay) sum += cardOf(idOf(card)).traits[trait];
  return sum;
}

export function has(state: Readonly<BangState>, seat: Seat, trait: Named<boolean>): boolean {
  if (traitsOf(state, seat)[trait]) return true;
  for (const card of playerAt(state, seat).inPlay) if (cardOf(idOf(card)).traits[trait]) return true;
  return false;
}

export function dodgeDrawsOf(state: Readonly<BangState>, seat: Seat): DodgeDraw[] {
  const inPlay = playerAt(state, seat).inPlay.flatMap(card => cardOf(idOf(card)).traits.dodgeDraws);
  return [...traitsOf(state, seat).dodgeDraws, ...inPlay];
}

/** Who has this ability: one at most, as no two characters are the same. */
export function whoHas(state: Readonly<BangState>, among: readonly Seat[], trait: Named<boolean>): Seat | null {
  return among.find(seat => has(state, seat, trait)) ?? null;
}

const SWAPPED = { bang: 'missed', missed: 'bang', beer: 'beer' } as const;

/** Cards of the hand that their owner may use as a BANG!, a Missed! or a Beer. */
export function usable(state: Readonly<BangState>, seat: Seat, as: 'bang' | 'missed' | 'beer'): Card[] {
  const other = has(state, seat, 'swapsBangAndMissed') ? SWAPPED[as] : as;
  return playerAt(state, seat).hand.filter(card => idOf(card) === as || idOf(card) === other);
}

/** May he use Sid Ketchum's ability: below full life, with cards enough? */
export function canHeal(state: Readonly<BangState>, seat: Seat): boolean {
  const { life, maxLife, hand, fell } = playerAt(state, seat);
  if (fell !== null || life >= maxLife) return false;
  const cost = total(state, seat, 'healCost');
  return cost > 0 && hand.length >= cost;
}
