import type { Seat, Viewer } from '../../shared/engine/seats.ts';
import type { GameView, OwnView, Truth } from '../../shared/games.ts';
import type { Story } from '../../shared/protocol/messages.ts';
import type { RoomView } from '../../shared/protocol/room.ts';
import type { DealtGame, Standing } from './dealt-game.ts';
import type { Guest } from './seating.ts';
import type { LastAnswer } from './table-game.ts';

/** The evening as it was at one moment, whatever has happened since: for screens that may not know the rest yet. */
export class Moment {
  readonly room: RoomView;
  private readonly dealt: DealtGame | null;
  private readonly standing: Standing | null;
  private readonly nth: number;

  constructor(room: RoomView, dealt: DealtGame | null) {
    this.room = room;
    this.dealt = dealt;
    this.standing = dealt?.standing() ?? null;
    this.nth = dealt?.chronicle.nth ?? 0;
  }

  get game(): GameView | null {
    return this.standing?.view() ?? null;
  }

  seatOf(guest: Guest | null): Seat | null {
    const index = guest && this.standing ? this.room.guests.findIndex(one => one.guest === guest.guest) : -1;
    return index < 0 ? null : index;
  }

  /** As whom this guest hears what happens: people without a seat see what the table sees. */
  viewerOf(guest: Guest | null): Viewer {
    return this.seatOf(guest) ?? 'table';
  }

  ownView(guest: Guest | null): OwnView | null {
    const seat = this.seatOf(guest);
    return this.standing && seat !== null ? this.standing.ownView(seat) : null;
  }

  /** The number of the question that this guest still sees, and has answered since. */
  received(guest: Guest | null, last: LastAnswer | null): number | null {
    if (!last || last.to !== this.dealt || last.nth < this.nth) return null;
    return this.ownView(guest)?.decision?.no === last.decision ? last.decision : null;
  }

  /** Fell in a game that goes on. */
  isGhost(guest: Guest): boolean {
    const seat = this.seatOf(guest);
    return seat !== null && this.room.phase === 'game' && (this.game?.fell[seat] ?? null) !== null;
  }

  /** For those alone who play no more and asked for it, where the lead lets them. */
  truth(guest: Guest | null): Truth | null {
    return guest?.sees && this.room.ghostsSee && this.isGhost(guest) ? (this.standing?.truth() ?? null) : null;
  }

  story(guest: Guest | null): Story {
    return this.dealt?.chronicle.story(this.viewerOf(guest), this.nth) ?? { nth: 0, recent: [] };
  }
}
