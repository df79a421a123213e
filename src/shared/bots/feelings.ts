import type { DiceOwnView, DiceView } from '../dice/model.ts';
import type { Seat } from '../engine/seats.ts';
import type { Role } from '../roles.ts';
import { roleCounts } from '../roles.ts';

/** Living seats in seat order, as the view shows them. */
export function livingIn(view: DiceView): Seat[] {
  return view.fell.flatMap((fell, seat) => (fell === null ? [seat] : []));
}

/**
 * How glad this seat is to see another hurt: above 0 an enemy, below 0 a friend, itself most of all. By public facts
 * and its own role: shown roles count as they are, hidden ones by what is still in the deck.
 */
export function feelings(view: DiceView, own: DiceOwnView): number[] {
  const alive = livingIn(view);
  return view.roles.map((role, seat) => {
    if (seat === own.seat) return -4;
    if (view.roles.length === 3) return role === PREY[own.role] || alive.length === 2 ? 2 : 1;
    return role === null ? aboutHidden(view, own) : about(own.role, role, view, seat);
  });
}

const PREY: Readonly<Record<Role, Role | null>> = {
  sheriff: null,
  deputy: 'renegade',
  renegade: 'outlaw',
  outlaw: 'deputy',
};

function about(mine: Role, role: Role, view: DiceView, seat: Seat): number {
  const law = role === 'sheriff' || role === 'deputy';
  switch (mine) {
    case 'sheriff':
    case 'deputy':
      return law ? -3 : 2;
    case 'outlaw':
      return role === 'sheriff' ? 3 : role === 'outlaw' ? -1 : 0.5;
    case 'renegade':
      if (role !== 'sheriff' || livingIn(view).length === 2) return 2;
      // The Sheriff has to fall last: whoever is left with him must not be the Outlaws' winner.
      return (view.life[seat] ?? 0) <= 4 ? -1 : 0.2;
    default:
      return mine satisfies never;
  }
}

/** The mean over the roles that this seat has not seen yet. */
function aboutHidden(view: DiceView, own: DiceOwnView): number {
  const left: Record<Role, number> = { ...roleCounts(view.roles.length) };
  for (const role of view.roles) if (role) left[role]--;
  if (view.roles[own.seat] === null) left[own.role]--;
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
