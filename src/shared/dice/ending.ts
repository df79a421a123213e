import type { Seat } from '../engine/seats.ts';
import type { Role } from '../roles.ts';
import type { DiceOutcome, LossCause } from './model.ts';
import type { DiceState } from './state.ts';
import { living } from './state.ts';

/** Who has won after all who fell in one effect are out, or null when the game goes on. */
export function outcomeAfter(
  state: Readonly<DiceState>,
  fallen: readonly Seat[],
  cause: LossCause,
): DiceOutcome | null {
  const alive = living(state);
  return state.players.length === 3 ? threePlayers(state, alive, fallen, cause) : sides(state, alive);
}

function seatsWith(state: Readonly<DiceState>, ...roles: readonly Role[]): Seat[] {
  return state.players.flatMap((player, seat) => (roles.includes(player.role) ? [seat] : []));
}

function sides(state: Readonly<DiceState>, alive: readonly Seat[]): DiceOutcome | null {
  const isAlive = (role: Role) => alive.some(seat => state.players[seat]?.role === role);
  if (!isAlive('sheriff')) {
    if (alive.length === 1 && isAlive('renegade')) return { winners: [...alive], reason: 'renegade' };
    return { winners: seatsWith(state, 'outlaw'), reason: 'outlaws' };
  }
  if (isAlive('outlaw') || isAlive('renegade')) return null;
  return { winners: seatsWith(state, 'sheriff', 'deputy'), reason: 'law' };
}

type Single = 'deputy' | 'outlaw' | 'renegade';
const PREY: Readonly<Record<Single, Single>> = { deputy: 'renegade', renegade: 'outlaw', outlaw: 'deputy' };

function single(state: Readonly<DiceState>, seat: Seat): Single {
  const role = state.players[seat]?.role;
  if (role === undefined || role === 'sheriff') throw new Error(`seat ${seat} is ${role} in a game of three`);
  return role;
}

/** Your own prey by your own hand wins at once; else the last one standing does. */
function threePlayers(
  state: Readonly<DiceState>,
  alive: readonly Seat[],
  fallen: readonly Seat[],
  cause: LossCause,
): DiceOutcome | null {
  const killer = 'by' in cause ? cause.by : null;
  if (killer !== null) {
    const role = single(state, killer);
    // With two alive this is the same as being the last: nobody's prey is left to count.
    if (fallen.some(seat => single(state, seat) === PREY[role])) return { winners: [killer], reason: role };
  }
  const [last, second] = alive;
  if (second !== undefined) return null;
  if (last !== undefined) return { winners: [last], reason: single(state, last) };
  if (state.options.allFall === 'nobody') return { winners: [], reason: 'nobody' };
  return { winners: seatsWith(state, 'outlaw'), reason: 'outlaw' };
}
