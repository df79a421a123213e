import type { PastGame } from './room.ts';

/** Evenings that are offered to be gone on with. */
const MOST = 5;

/** Games that were broken off, the last played first; in the lobby, where none of them is the one being played. */
export function unfinished(evenings: readonly PastGame[]): readonly PastGame[] {
  return evenings
    .filter(({ winners }) => winners === null)
    .sort((a, b) => b.played - a.played)
    .slice(0, MOST);
}
