import type { Seat } from '../engine/seats.ts';
import type { Situation } from './cards/card.ts';
import type { RefusedWhy } from './model.ts';
import { playerAt } from './state.ts';

/** How far away the nearest other player is. */
export function nearest({ living, seat, distance }: Situation): number {
  return Math.min(...living.filter(other => other !== seat).map(other => distance(other)));
}

/** Refuses whoever has no card to lose. One's own hand does not count. */
export function withoutCards({ state, seat }: Situation, at: Seat): RefusedWhy | null {
  const { hand, inPlay } = playerAt(state, at);
  const cards = inPlay.length + (at === seat ? 0 : hand.length);
  return cards === 0 ? { code: 'no-cards', seat: at } : null;
}
