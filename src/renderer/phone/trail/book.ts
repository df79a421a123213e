import type { Seat } from '../../../shared/engine/seats.ts';
import type { GameId } from '../../../shared/games.ts';
import type { GuestNo } from '../../../shared/protocol/room.ts';
import type { Suspicion } from '../../../shared/protocol/talk.ts';
import { ROLES, type Role } from '../../../shared/roles.ts';
import type { Seen } from '../../seen.ts';
import type { Memory } from '../../surroundings.ts';
import { shownRole } from '../talk/speech.ts';

/** Nobody suspects anybody of being the Sheriff. */
export const SUSPECTS = ROLES.filter(role => role !== 'sheriff');

/** What tells one game from the next for this seat. */
interface Deal {
  readonly game: GameId;
  readonly guests: readonly GuestNo[];
  readonly seat: Seat;
  readonly role: Role | null;
  readonly characters: readonly (string | null)[];
}

/** One player’s marks in one game. */
export interface Book extends Deal {
  readonly marks: readonly Suspicion[];
  /** Said after the game that nobody is to see it. */
  readonly kept: boolean;
}

/** An empty book for the game that is on; null without a seat in one. */
export function newBook({ you, room, game, own }: Pick<Seen, 'you' | 'room' | 'game' | 'own'>): Book | null {
  if (you.seat === null || !game) return null;
  return {
    game: game.id,
    guests: room.guests.map(({ guest }) => guest),
    seat: you.seat,
    role: own?.role ?? shownRole(game, you.seat),
    characters: game.characters,
    marks: [],
    kept: false,
  };
}

/** Characters may still be chosen: those that are open say nothing against it. */
function isSameDeal(one: Deal, other: Deal): boolean {
  return (
    one.game === other.game &&
    one.seat === other.seat &&
    one.role === other.role &&
    one.guests.join() === other.guests.join() &&
    other.characters.every((character, at) => {
      const before = one.characters[at] ?? null;
      return character === null || before === null || character === before;
    })
  );
}

// A seat of its own: two may share a phone.
const key = (seat: Seat): string => `saloon.trail.${seat}`;

/** What was marked in this very game; a new deal finds an empty book. */
export function openBook(memory: Memory, fresh: Book): Book {
  const kept = parsed(memory.read(key(fresh.seat)));
  return kept && isSameDeal(kept, fresh) ? { ...fresh, marks: kept.marks, kept: kept.kept } : fresh;
}

export function keepBook(memory: Memory, book: Book): void {
  memory.write(key(book.seat), JSON.stringify(book));
}

/** @param role null: unsure */
export function marked(book: Book, guest: GuestNo, role: Role | null): Book {
  const others = book.marks.filter(mark => mark.guest !== guest);
  return { ...book, marks: role === null ? others : [...others, { guest, role }] };
}

function parsed(text: string | null): Book | null {
  try {
    const book = JSON.parse(text ?? 'null') as Book | null;
    return book && Array.isArray(book.guests) && Array.isArray(book.characters) && Array.isArray(book.marks)
      ? book
      : null;
  } catch {
    return null;
  }
}
