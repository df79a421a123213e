import type { Outcome } from './engine/ruleset.ts';
import type { Seat } from './engine/seats.ts';
import type { Role } from './roles.ts';

/** Roles that win alone, with three players. */
export type Single = 'deputy' | 'outlaw' | 'renegade';

const PREY: Readonly<Record<Single, Single>> = { deputy: 'renegade', renegade: 'outlaw', outlaw: 'deputy' };

/** Whom this role hunts with three players; null for the Sheriff, who is not dealt then. */
export function preyOf(role: Role): Single | null {
  return role === 'sheriff' ? null : PREY[role];
}

export function seatsWith(roles: readonly Role[], ...wanted: readonly Role[]): Seat[] {
  return roles.flatMap((role, seat) => (wanted.includes(role) ? [seat] : []));
}

/** Four players and more: who has won when `alive` are left, or null when the game goes on. `roles` by seat. */
export function outcomeOfSides(
  roles: readonly Role[],
  alive: readonly Seat[],
): Outcome<'law' | 'outlaws' | 'renegade'> | null {
  const isAlive = (role: Role) => alive.some(seat => roles[seat] === role);
  if (!isAlive('sheriff')) {
    if (alive.length === 1 && isAlive('renegade')) return { winners: [...alive], reason: 'renegade' };
    return { winners: seatsWith(roles, 'outlaw'), reason: 'outlaws' };
  }
  if (isAlive('outlaw') || isAlive('renegade')) return null;
  return { winners: seatsWith(roles, 'sheriff', 'deputy'), reason: 'law' };
}

/** Three players: with `killer`'s own prey by his own hand he wins at once; null for any other kill. */
export function outcomeOfHunt(roles: readonly Role[], killer: Seat, fallen: Seat): Outcome<Single> | null {
  const role = single(roles, killer);
  return single(roles, fallen) === PREY[role] ? { winners: [killer], reason: role } : null;
}

/** Three players: the last one standing. */
export function outcomeOfLast(roles: readonly Role[], last: Seat): Outcome<Single> {
  return { winners: [last], reason: single(roles, last) };
}

function single(roles: readonly Role[], seat: Seat): Single {
  const role = roles[seat];
  if (role === undefined || role === 'sheriff') throw new Error(`seat ${seat} is ${role} in a game of three`);
  return role;
}
