import type { Seat } from '../engine/seats.ts';
import type { Role } from '../roles.ts';
import { roleCounts } from '../roles.ts';
import { preyOf } from '../victory.ts';

/** What both games show of people, by seat. */
export interface People {
  readonly roles: readonly (Role | null)[];
  readonly life: readonly number[];
  readonly maxLife: readonly number[];
  /** Null while alive. */
  readonly fell: readonly (object | null)[];
}

export interface Self {
  readonly seat: Seat;
  readonly role: Role;
}

/** Living seats in seat order, as the view shows them. */
export function livingIn({ fell }: Pick<People, 'fell'>): Seat[] {
  return fell.flatMap((one, seat) => (one === null ? [seat] : []));
}

/**
 * How glad this seat is to see another hurt: above 0 an enemy, below 0 a friend, itself most of all. By public facts
 * and its own role: shown roles count as they are, hidden ones by what is still in the deck.
 */
export function feelings(people: People, own: Self): number[] {
  const alive = livingIn(people);
  return people.roles.map((role, seat) => {
    if (seat === own.seat) return -4;
    if (people.roles.length === 3) return role === preyOf(own.role) || alive.length === 2 ? 2 : 1;
    return role === null ? aboutHidden(people, own) : about(own.role, role, people, seat);
  });
}

function about(mine: Role, role: Role, people: People, seat: Seat): number {
  const law = role === 'sheriff' || role === 'deputy';
  switch (mine) {
    case 'sheriff':
    case 'deputy':
      return law ? -3 : 2;
    case 'outlaw':
      return role === 'sheriff' ? 3 : role === 'outlaw' ? -1 : 0.5;
    case 'renegade':
      if (role !== 'sheriff' || livingIn(people).length === 2) return 2;
      // The Sheriff has to fall last: whoever is left with him must not be the Outlaws' winner.
      return (people.life[seat] ?? 0) * 2 <= (people.maxLife[seat] ?? 0) ? -1 : 0.2;
    default:
      return mine satisfies never;
  }
}

/** The mean over the roles that this seat has not seen yet. */
function aboutHidden({ roles }: People, own: Self): number {
  const left: Record<Role, number> = { ...roleCounts(roles.length) };
  for (const role of roles) if (role) left[role]--;
  if (roles[own.seat] === null) left[own.role]--;
  const hidden = left.deputy + left.outlaw + left.renegade;
  if (hidden === 0) return 1;
  const share = (role: Role) => left[role] / hidden;
  switch (own.role) {
    case 'sheriff':
    case 'deputy':
      return share('outlaw') + share('renegade') - share('deputy');
    case 'outlaw':
      return share('deputy') + share('renegade') - share('outlaw');
    case 'renegade':
      return 1;
    default:
      return own.role satisfies never;
  }
}
