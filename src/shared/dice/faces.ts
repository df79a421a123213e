import type { Seat } from '../engine/seats.ts';
import { others, seatsAt } from '../engine/seats.ts';
import { characterOf } from './characters/index.ts';
import type { Face } from './model.ts';
import type { DiceState, TurnFrame } from './state.ts';
import { living, playerAt } from './state.ts';
import type { Traits } from './traits.ts';

export const EXPLOSION = 3;

export function traitsOf(state: Readonly<DiceState>, seat: Seat): Traits {
  return characterOf(playerAt(state, seat).character).traits;
}

/** Places of the dice that show one of `faces`. */
export function placesOf(dice: readonly Face[], ...faces: readonly Face[]): number[] {
  const places: number[] = [];
  dice.forEach((face, place) => {
    if (faces.includes(face)) places.push(place);
  });
  return places;
}

/** Places that may not be thrown again. */
export function lockedDice(state: Readonly<DiceState>, turn: Readonly<TurnFrame>): number[] {
  const dynamite = placesOf(turn.dice, 'dynamite');
  if (dynamite.length >= EXPLOSION) return turn.dice.map((_, place) => place);
  return traitsOf(state, turn.seat).rethrowsDynamite ? [] : dynamite;
}

/** What a 1 or 2 is aimed by: all of it is public. `ring` are the living in seat order. */
export interface Aim {
  readonly ring: readonly Seat[];
  readonly seat: Seat;
  readonly traits: Traits;
}

export function aimOf(state: Readonly<DiceState>, seat: Seat): Aim {
  return { ring: living(state), seat, traits: traitsOf(state, seat) };
}

/** With three or fewer alive a 2 is a 1. */
function printedPlaces({ ring }: Aim, face: 'one' | 'two'): number {
  return face === 'one' || ring.length <= 3 ? 1 : 2;
}

function placesAway(aim: Aim, face: 'one' | 'two'): number[] {
  if (aim.traits.swapsBullsEyes) return aim.ring.length <= 3 ? [1] : [1, 2];
  const printed = printedPlaces(aim, face);
  return Array.from({ length: aim.traits.extraReach + 1 }, (_, more) => printed + more);
}

/** Whom a 1 or 2 may hit, clockwise. Never empty while two are alive. */
export function targets(aim: Aim, face: 'one' | 'two'): Seat[] {
  const hit = new Set(placesAway(aim, face).flatMap(places => seatsAt(aim.ring, aim.seat, places)));
  return others(aim.ring, aim.seat).filter(other => hit.has(other));
}

/** Would the plain die not have reached `at`? */
export function isStretched(aim: Aim, face: 'one' | 'two', at: Seat): boolean {
  return !seatsAt(aim.ring, aim.seat, printedPlaces(aim, face)).includes(at);
}
