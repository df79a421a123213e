import type { Seat } from '../engine/seats.ts';
import type { Role } from '../roles.ts';
import { outcomeOfHunt, outcomeOfLast, outcomeOfSides, seatsWith } from '../victory.ts';
import type { DiceOutcome, LossCause } from './model.ts';
import type { DiceState } from './state.ts';
import { living } from './state.ts';

/** Who has won after all who fell in one effect are out, or null when the game goes on. */
export function outcomeAfter(
  state: Readonly<DiceState>,
  fallen: readonly Seat[],
  cause: LossCause,
): DiceOutcome | null {
  const roles = state.players.map(player => player.role);
  return roles.length === 3 ? threePlayers(state, roles, fallen, cause) : outcomeOfSides(roles, living(state));
}

/** Your own prey by your own hand wins at once; else the last one standing does. */
function threePlayers(
  state: Readonly<DiceState>,
  roles: readonly Role[],
  fallen: readonly Seat[],
  cause: LossCause,
): DiceOutcome | null {
  // With two alive this is the same as being the last: nobody's prey is left to count.
  if ('by' in cause)
    for (const seat of fallen) {
      const won = outcomeOfHunt(roles, cause.by, seat);
      if (won) return won;
    }
  const [last, second] = living(state);
  if (second !== undefined) return null;
  if (last !== undefined) return outcomeOfLast(roles, last);
  if (state.options.allFall === 'nobody') return { winners: [], reason: 'nobody' };
  return { winners: seatsWith(roles, 'outlaw'), reason: 'outlaw' };
}
