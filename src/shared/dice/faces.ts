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

/** How many places away a 1 or 2 of `seat` may hit. With three or fewer alive a 2 is a 1. */
export function placesAway(state: Readonly<DiceState>, seat: Seat, face: 'one' | 'two'): number[] {
  const traits = traitsOf(state, seat);
  const few = living(state).length <= 3;
  if (traits.swapsBullsEyes) return few ? [1] : [1, 2];
  const printed = face === 'one' || few ? 1 : 2;
  return Array.from({ length: traits.extraReach + 1 }, (_, more) => printed + more);
}

/** Whom a 1 or 2 of `seat` may hit, clockwise. Never empty while two are alive. */
export function targets(state: Readonly<DiceState>, seat: Seat, face: 'one' | 'two'): Seat[] {
  const ring = living(state);
  const hit = new Set(placesAway(state, seat, face).flatMap(places => seatsAt(ring, seat, places)));
  return others(ring, seat).filter(other => hit.has(other));
}

/** Would the plain die not have reached `target`? */
export function reachesFurther(state: Readonly<DiceState>, shot: { seat: Seat; face: 'one' | 'two'; at: Seat }) {
  const ring = living(state);
  const printed = shot.face === 'one' || ring.length <= 3 ? 1 : 2;
  return !seatsAt(ring, shot.seat, printed).includes(shot.at);
}
