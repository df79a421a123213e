import type { NameOf } from '../../../shared/text/prompts.ts';
import { after, type Seat } from '../../../shared/engine/seats.ts';
import type { RoomView } from '../../../shared/protocol/room.ts';
import { rolesFor, type Role } from '../../../shared/roles.ts';
import type { Sitter } from '../entities/seat-panel.ts';
import type { PortraitName } from '../stage/art-ids.ts';

/** The part of a game's public view that every game has: one column a fact, by seat. */
export interface Columns {
  /** Null while its player still chooses. */
  readonly characters: readonly (PortraitName | null)[];
  readonly maxLife: readonly number[];
  readonly life: readonly number[];
  readonly roles: readonly (Role | null)[];
  /** Null while alive. */
  readonly fell: readonly (object | null)[];
  readonly turn: { readonly seat: Seat } | null;
}

export type CharacterNames = Readonly<Record<PortraitName, { readonly name: string }>>;

export function sittersOf(room: RoomView, game: Columns, names: CharacterNames): Sitter[] {
  return game.characters.map((character, seat) => {
    const guest = room.guests[seat];
    return {
      name: guest?.name ?? '',
      colour: guest?.colour ?? 'bone',
      character,
      mark: guest?.mark ?? 'cactus',
      characterName: character === null ? '' : names[character].name,
      maxLife: game.maxLife[seat] ?? 0,
      unhurried: guest?.unhurried ?? false,
    };
  });
}

/** How many of each role that was dealt have not been turned over by a death. */
export function stillOut(game: Pick<Columns, 'characters' | 'fell' | 'roles'>): Partial<Record<Role, number>> {
  const counts: Partial<Record<Role, number>> = {};
  for (const role of rolesFor(game.characters.length)) counts[role] = (counts[role] ?? 0) + 1;
  game.fell.forEach((fell, seat) => {
    const role = game.roles[seat];
    if (fell && role) counts[role] = (counts[role] ?? 0) - 1;
  });
  return counts;
}

/** Whose turn follows; null when nobody else is left. */
export function nextSeat(game: Columns): Seat | null {
  if (!game.turn) return null;
  const { seat } = game.turn;
  const living = game.characters.map((_, s) => s).filter(s => !game.fell[s]);
  return living.some(s => s !== seat) ? after(living, seat) : null;
}

/** How sentences call these people, by seat: guests or sitters. */
export function namesIn(people: readonly { readonly name: string }[]): NameOf {
  return seat => people[seat]?.name ?? '';
}
