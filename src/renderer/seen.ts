import type { GameView, OwnView } from '../shared/games.ts';
import { layOver } from '../shared/protocol/changes.ts';
import type { ServerMessage, You } from '../shared/protocol/messages.ts';
import type { RoomView } from '../shared/protocol/room.ts';

/** Everything this screen knows now. */
export interface Seen {
  readonly seq: number;
  readonly you: You;
  readonly room: RoomView;
  readonly game: GameView | null;
  readonly own: OwnView | null;
}

type Welcome = Extract<ServerMessage, { type: 'welcome' }>;
type Change = Extract<ServerMessage, { type: 'update' }>;

export function seenFrom({ seq, you, room, game, own }: Welcome): Seen {
  return { seq, you, room, game, own };
}

/** Lays what changed over what was seen; null when a message between them is missing. */
export function update(seen: Seen, change: Change): Seen | null {
  if (change.seq !== seen.seq + 1) return null;
  return {
    seq: change.seq,
    you: change.you ?? seen.you,
    room: layOver(seen.room, change.room),
    game: layOver(seen.game, change.game),
    own: layOver(seen.own, change.own),
  };
}
