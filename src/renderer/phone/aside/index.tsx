import type { JSX } from 'preact';
import type { Seat } from '../../../shared/engine/seats.ts';

/** In a game, under the question: what opens table talk and the trail book. */
export function Buttons(): JSX.Element | null {
  return null;
}

/** In a game, above everything else of somebody who fell. */
export function Ghost(): JSX.Element | null {
  return null;
}

/** In the list of players, under the name: what somebody claims, and what this phone's owner thinks of it. */
export function Beside(_props: { seat: Seat }): JSX.Element | null {
  return null;
}

/** After a game, under the result. */
export function Aftermath(): JSX.Element | null {
  return null;
}
