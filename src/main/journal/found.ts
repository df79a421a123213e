import type { Logger } from 'pino';
import type { DealtGame } from '../host/dealt-game.ts';
import type { Folder } from './folder.ts';
import type { KeptRoom } from './kept.ts';
import type { TimeLeft } from './lines.ts';
import type { Journalled } from './read.ts';
import { readJournal } from './read.ts';
import { replayed } from './replay.ts';

/** Milliseconds after which the people of a finished game have gone home. */
const SAME_EVENING = 12 * 3_600_000;

/** An evening that can be gone on with. */
export interface Found {
  readonly id: string;
  readonly journalled: Journalled;
  readonly room: KeptRoom;
  /** Null in the lobby. */
  readonly game: DealtGame | null;
  readonly left: readonly TimeLeft[];
  /** Epoch milliseconds of the last answer. */
  readonly answered: number;
}

/** The newest journal that can be read decides: its game, the evening after it, or nothing to go on with. */
export function findEvening(
  folder: Folder,
  { ids, now, log }: { ids: readonly string[]; now: number; log: Logger },
): Found | null {
  for (const id of ids) {
    try {
      const journalled = readJournal(folder.read(id));
      const { room, dropped, end, last, left, answered } = journalled;
      if (dropped || (end && now - last > SAME_EVENING)) return null;
      const game = replayed(journalled);
      return { id, journalled, room, game: end && room.phase === 'lobby' ? null : game, left, answered };
    } catch (error) {
      log.warn({ file: id, why: String(error) }, 'this game is not taken up again; its file stays as it is');
    }
  }
  return null;
}
