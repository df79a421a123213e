import type { GameView, OwnView } from '../shared/games.ts';
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
export function layOver(seen: Seen, change: Change): Seen | null {
  if (change.seq !== seen.seq + 1) return null;
  return {
    seq: change.seq,
    you: change.you ?? seen.you,
    room: { ...seen.room, ...change.room },
    game: part(seen.game, change.game),
    own: part(seen.own, change.own),
  };
}

function part<T extends { readonly id: string }>(before: T | null, change: Partial<T> | null | undefined): T | null {
  if (change === undefined) return before;
  if (change === null) return null;
  // With its id it is the whole part: of another game, or the first after none.
  return (change.id === undefined ? { ...before, ...change } : change) as T;
}
