import type { DiceOwnView, DiceView } from '../shared/dice/model.ts';
import type { ServerMessage, You } from '../shared/protocol/messages.ts';
import type { RoomView } from '../shared/protocol/room.ts';

/** Everything this screen knows now. */
export interface Seen {
  readonly seq: number;
  readonly you: You;
  readonly room: RoomView;
  readonly game: DiceView | null;
  readonly own: DiceOwnView | null;
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

function part<T extends object>(before: T | null, change: Partial<T> | null | undefined): T | null {
  if (change === undefined) return before;
  if (change === null) return null;
  // The first change after none is the whole part: the host has nothing to lay it over either.
  return { ...before, ...change } as T;
}
