import type { GameView, OwnView, Truth } from '../shared/games.ts';
import { layOver } from '../shared/protocol/changes.ts';
import type { ServerMessage, Story, You } from '../shared/protocol/messages.ts';
import type { Desk, HostTime, RoomView } from '../shared/protocol/room.ts';

/** Everything this screen knows now. */
export interface Seen {
  readonly seq: number;
  readonly you: You;
  /** What this page's own clock is behind the host's. */
  readonly offset: number;
  /** For whoever steers. */
  readonly desk: Desk | null;
  readonly room: RoomView;
  readonly game: GameView | null;
  readonly own: OwnView | null;
  /** The number of a question that was answered before this page was here, and reads as open until the table told. */
  readonly received: number | null;
  /** For a fallen player who asked for it. */
  readonly truth: Truth | null;
  /** What was told before this page was here; `nth` goes on with what it hears itself. */
  readonly story: Story;
}

type Welcome = Extract<ServerMessage, { type: 'welcome' }>;
type Change = Extract<ServerMessage, { type: 'update' }>;

export function seenFrom({ now, ...welcome }: Welcome, ownNow: HostTime): Seen {
  const { seq, you, desk, room, game, own, received, truth, story } = welcome;
  return { seq, offset: now - ownNow, you, desk, room, game, own, received, truth, story };
}

/** Lays what changed over what was seen; null when a message between them is missing. */
export function update(seen: Seen, change: Change): Seen | null {
  if (change.seq !== seen.seq + 1) return null;
  return {
    seq: change.seq,
    offset: seen.offset,
    you: change.you ?? seen.you,
    desk: layOver(seen.desk, change.desk),
    room: layOver(seen.room, change.room),
    game: layOver(seen.game, change.game),
    own: layOver(seen.own, change.own),
    received: seen.received,
    truth: layOver(seen.truth, change.truth),
    story: change.nth === undefined ? seen.story : { ...seen.story, nth: change.nth },
  };
}
