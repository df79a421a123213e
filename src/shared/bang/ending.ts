import type { Seat } from '../engine/seats.ts';
import type { Role } from '../roles.ts';
import { outcomeOfHunt, outcomeOfLast, outcomeOfSides } from '../victory.ts';
import type { BangOutcome, LossCause } from './model.ts';
import type { BangState, Fallen } from './state.ts';
import { living } from './state.ts';

/** Whose kill it is: nobody's for Dynamite and for one's own Duel. */
export function killerOf(seat: Seat, cause: LossCause): Seat | null {
  return 'by' in cause && cause.by !== seat ? cause.by : null;
}

/** Who has won after all who fell to one card are out, or null when the game goes on. */
export function outcomeAfter(state: Readonly<BangState>, fallen: readonly Fallen[]): BangOutcome | null {
  const roles = state.players.map(player => player.role);
  const alive = living(state);
  return roles.length === 3 ? threePlayers(roles, alive, fallen) : outcomeOfSides(roles, alive);
}

/** Your own prey by your own hand wins at once; else the last one standing does. */
function threePlayers(roles: readonly Role[], alive: readonly Seat[], fallen: readonly Fallen[]): BangOutcome | null {
  for (const { seat, cause } of fallen) {
    const killer = killerOf(seat, cause);
    const won = killer === null ? null : outcomeOfHunt(roles, killer, seat);
    if (won) return won;
  }
  const [last, second] = alive;
  return last !== undefined && second === undefined ? outcomeOfLast(roles, last) : null;
}
