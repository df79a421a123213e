import type { Refusal } from '../../shared/protocol/messages.ts';
import type { Side, Suspicion } from '../../shared/protocol/talk.ts';
import type { Guest, Seating } from './seating.ts';
import type { TableGame } from './table-game.ts';

/** What people do beside the game: the fallen while it goes on, and everybody once it is over. It never hears of it. */
export class Ghosts {
  /** Whether they may look at all hands. */
  maySee = true;
  private readonly seating: Seating;
  private readonly played: TableGame;

  constructor(seating: Seating, played: TableGame) {
    this.seating = seating;
    this.played = played;
  }

  bet(guest: Guest, side: Side): Refusal | null {
    if (guest.bet !== null) return { code: 'bet-already' };
    guest.bet = side;
    return null;
  }

  seeAll(guest: Guest, tokenHash: Buffer | null): Refusal | null {
    if (!this.maySee) return { code: 'ghosts-are-blind' };
    guest.sees = true;
    this.opened(guest, tokenHash);
    return null;
  }

  /** This phone has the seat, and sees from now on what the seat sees. */
  opened(guest: Guest, tokenHash: Buffer | null): void {
    if (guest.sees && tokenHash) this.seating.seers.add(tokenHash.toString('hex'));
  }

  /** Who has seen all hands plays none of them. `guest`: whose seat is wanted; null for a new one. */
  refusal(tokenHash: Buffer, guest: Guest | null): Refusal | null {
    const hasSeen = this.played.phase === 'game' && this.seating.seers.has(tokenHash.toString('hex'));
    return hasSeen && guest?.sees !== true ? { code: 'has-seen' } : null;
  }

  /** After a game: what somebody thought of the others, the last he said of each. */
  share(guest: Guest, marks: readonly Suspicion[]): Refusal | null {
    if (this.played.phase !== 'result') return { code: 'not-over' };
    const { guests } = this.seating;
    if (!guests.includes(guest)) return { code: 'not-seated' };
    if (marks.some(mark => !guests.some(one => one.guest === mark.guest))) return { code: 'unknown-guest' };
    const last = new Map(marks.map(mark => [mark.guest, mark.role]));
    guest.book = [...last].map(([no, role]) => ({ guest: no, role }));
    return null;
  }
}
