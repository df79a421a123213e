import type { PastGame } from '../../shared/protocol/room.ts';
import type { Folder } from './folder.ts';
import type { Line, Title } from './lines.ts';
import { readLine } from './lines.ts';
import { misfit, titleOf, wholeLines } from './read.ts';

export const ENDING = '.jsonl';

/** A game in the list of those in the folder. */
export function pastGame(id: string, head: Title, winners: readonly string[] | null): PastGame {
  const { game, began, players } = head;
  const names = players.map(({ name }) => name);
  return { id, began: Date.parse(began), game, players: names, winners, fits: misfit(head) === null };
}

/** The `most` newest files, as far as their first line is the title of a game; the newest first. */
export function pastGames(folder: Folder, most: number): PastGame[] {
  // Named after the moment they began.
  const games = folder
    .names(ENDING)
    .slice(-most)
    .flatMap(id => {
      const lines = linesOf(folder, id);
      const head = titleOf(lines[0]);
      return head ? [pastGame(id, head, winnersOf(lines))] : [];
    });
  return games.toSorted((a, b) => b.began - a.began);
}

function linesOf(folder: Folder, id: string): string[] {
  try {
    return wholeLines(folder.read(id));
  } catch {
    return [];
  }
}

const END: Line['what'] = 'end';

function winnersOf(lines: readonly string[]): readonly string[] | null {
  const written = lines.findLast(line => line.startsWith(`{"what":"${END}"`));
  const read = written === undefined ? null : readLine(written);
  return read && 'line' in read && read.line.what === 'end' ? read.line.winners : null;
}
