import type { Seat } from '../engine/seats.ts';
import { distance as places } from '../engine/seats.ts';
import { has, total } from './abilities.ts';
import type { BangState } from './state.ts';
import { living } from './state.ts';

/** As `from` sees it: at least 1, and 0 to oneself. Both must be alive. */
export function distance(state: Readonly<BangState>, from: Seat, to: Seat): number {
  if (from === to) return 0;
  const between = places(living(state), from, to);
  return Math.max(1, between - total(state, from, 'seesCloser') + total(state, to, 'seemsFarther'));
}

/** How far the weapon shoots; 1 without. */
export function reach(state: Readonly<BangState>, seat: Seat): number {
  return Math.max(1, total(state, seat, 'reach'));
}

/** BANG! cards a turn; null for any number. */
export function bangLimit(state: Readonly<BangState>, seat: Seat): number | null {
  return has(state, seat, 'unlimitedBangs') ? null : 1;
}

/** Missed! that a shot needs. */
export function missesNeeded(state: Readonly<BangState>, { by, as }: { by: Seat; as: 'bang' | 'gatling' }): number {
  const extra = as === 'bang' || state.options.slabGatling === 'two' ? total(state, by, 'extraMisses') : 0;
  return 1 + extra;
}
