import type { Seat } from '../../../shared/engine/seats.ts';
import type { Spoken } from '../../../shared/protocol/talk.ts';
import type { Role } from '../../../shared/roles.ts';
import type { AsideWords } from '../../../shared/text/aside.ts';
import { graphemes } from '../../../shared/text/graphemes.ts';
import type { Seen } from '../../seen.ts';

/** What keeps somebody from talking: `hushed` still lets reactions pass. */
export type Gag = 'muted' | 'hushed' | 'hasSeen';

export function gagOf({ room, you }: Pick<Seen, 'room' | 'you'>): Gag | null {
  if (you.ghost?.sees) return 'hasSeen';
  const me = [...room.guests, ...room.waiting].find(({ guest }) => guest === you.guest);
  if (me?.muted) return 'muted';
  return room.hush ? 'hushed' : null;
}

/** The role of a seat, where everybody knows it. */
export function shownRole(game: Seen['game'], seat: Seat): Role | null {
  return game?.roles[seat] ?? null;
}

/** What a seat says that it is, for as long as nobody knows better. */
export function claimText(t: AsideWords, { room, game }: Pick<Seen, 'room' | 'game'>, seat: Seat): string | null {
  const claim = room.guests[seat]?.claim ?? null;
  return claim === null || shownRole(game, seat) !== null ? null : t.words.claims[claim];
}

/** The newest thing that somebody else has said after number `after`. */
export function newest(talk: readonly Spoken[], me: number | null, after: number): Spoken | null {
  return talk.findLast(({ no, guest }) => no > after && guest !== me) ?? null;
}

/** How many letters a reader sees; the host counts them the same way. */
export function lettersIn(text: string): number {
  return graphemes(text.trim().replace(/\s+/gu, ' ')).length;
}
