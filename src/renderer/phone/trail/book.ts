import type { Seat } from '../../../shared/engine/seats.ts';
import type { GuestNo } from '../../../shared/protocol/room.ts';
import type { Suspicion } from '../../../shared/protocol/talk.ts';
import { ROLES, type Role } from '../../../shared/roles.ts';
import type { Seen } from '../../seen.ts';
import type { Memory } from '../../surroundings.ts';

/** Nobody suspects anybody of being the Sheriff. */
export const SUSPECTS = ROLES.filter(role => role !== 'sheriff');

/** One player’s marks in one game. */
export interface Book {
  /** When this game was dealt: as no other one was. */
  readonly dealt: number;
  readonly seat: Seat;
  readonly marks: readonly Suspicion[];
  /** Said after the game that nobody is to see it. */
  readonly kept: boolean;
}

/** An empty book for the game that is on; null without a seat in one. */
export function newBook({ you, room }: Pick<Seen, 'you' | 'room'>): Book | null {
  if (you.seat === null || room.dealt === null) return null;
  return { dealt: room.dealt, seat: you.seat, marks: [], kept: false };
}

// A seat of its own: two may share a phone.
const key = (seat: Seat): string => `saloon.trail.${seat}`;

/** What was marked in this very game; a new deal finds an empty book. */
export function openBook(memory: Memory, fresh: Book): Book {
  const kept = parsed(memory.read(key(fresh.seat)));
  return kept?.dealt === fresh.dealt ? { ...fresh, marks: kept.marks, kept: kept.kept } : fresh;
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
    return book && Array.isArray(book.marks) ? book : null;
  } catch {
    return null;
  }
}
