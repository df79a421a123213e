import type { Desk, PastGame, RoomView } from '../../../shared/protocol/room.ts';
import { unfinished } from '../../../shared/protocol/unfinished.ts';

/** With more guests than this their papers hang where boards and the doctor's panel would. */
const FREE_ROW = 4;
/** Games on the board that can be gone on with by a key; the sheet of all past games has the rest. */
const MOST = 2;

/** Whether there is room over empty chairs. */
export function isRoomy({ phase, guests }: Pick<RoomView, 'phase' | 'guests'>): boolean {
  return phase === 'lobby' && guests.length <= FREE_ROW;
}

/** Whether the boards hang there: a reason why phones stay away goes before. */
export function hasBoards(room: Pick<RoomView, 'phase' | 'guests' | 'advice'>): boolean {
  return isRoomy(room) && room.advice.length === 0;
}

/** Games that were broken off, by the key that goes on with each: the first by 1. */
export function offeredGames(desk: Desk | null): readonly PastGame[] {
  return unfinished((desk?.evenings ?? []).filter(({ fits }) => fits)).slice(0, MOST);
}
