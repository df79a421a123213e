import type { Seat } from '../engine/seats.ts';
import type { Role } from '../roles.ts';
import type { BangOutcome, LossCause } from './model.ts';
import type { BangState, Fallen } from './state.ts';
import { living } from './state.ts';

/** Whose kill it is: nobody's for Dynamite and for one's own Duel. */
export function killerOf(seat: Seat, cause: LossCause): Seat | null {
  return 'by' in cause && cause.by !== seat ? cause.by : null;
}

/** Who has won after all who fell to one card are out, or null when the game goes on. */
export function outcomeAfter(state: Readonly<BangState>, fallen: readonly Fallen[]): BangOutcome | null {
  const alive = living(state);
  return state.players.length === 3 ? threePlayers(state, alive, fallen) : sides(state, alive);
}

function seatsWith(state: Readonly<BangState>, ...roles: readonly Role[]): Seat[] {
  return state.players.flatMap((player, seat) => (roles.includes(player.role) ? [seat] : []));
}

function sides(state: Readonly<BangState>, alive: readonly Seat[]): BangOutcome | null {
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

function single(state: Readonly<BangState>, seat: Seat): Single {
  const role = state.players[seat]?.role;
  if (role === undefined || role === 'sheriff') throw new Error(`seat ${seat} is ${role} in a game of three`);
  return role;
}

/** Your own prey by your own hand wins at once; else the last one standing does. */
function threePlayers(
  state: Readonly<BangState>,
  alive: readonly Seat[],
  fallen: readonly Fallen[],
): BangOutcome | null {
  for (const { seat, cause } of fallen) {
    const killer = killerOf(seat, cause);
    if (killer === null) continue;
    const role = single(state, killer);
    if (single(state, seat) === PREY[role]) return { winners: [killer], reason: role };
  }
  const [last, second] = alive;
  return last !== undefined && second === undefined ? { winners: [last], reason: single(state, last) } : null;
}
