import type { Logger } from 'pino';
import type { PastGame } from '../../shared/protocol/room.ts';
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

/** @param games the newest first: the first journal that can be read decides what there is to go on with */
export function findEvening(
  { folder, now, log }: { folder: Folder; now: () => number; log: Logger },
  games: readonly PastGame[],
): Found | null {
  for (const { id } of games) {
    try {
      const journalled = readJournal(folder.read(id));
      const { dropped, end, last } = journalled;
      return dropped || (end && now() - last > SAME_EVENING) ? null : evening(id, journalled);
    } catch (error) {
      log.warn({ file: id, why: String(error) }, 'this game is not taken up again; its file stays as it is');
    }
  }
  return null;
}

/** One that was broken off, whenever that was. @throws {Error} when it cannot be read */
export function readEvening(folder: Folder, id: string): Found {
  return evening(id, readJournal(folder.read(id)));
}

function evening(id: string, journalled: Journalled): Found {
  const { room, end, left, answered } = journalled;
  const game = replayed(journalled);
  return { id, journalled, room, game: end && room.phase === 'lobby' ? null : game, left, answered };
}
