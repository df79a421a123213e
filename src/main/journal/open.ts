import { join } from 'node:path';
import type { Logger } from 'pino';
import type { Disk } from '../../shared/protocol/room.ts';
import { diskAfter, Folder } from './folder.ts';
import { keyIn } from './key.ts';
import { Journal } from './journal.ts';
import type { Lock } from './lock.ts';
import { lockFolder } from './lock.ts';

export interface OpenJournal {
  readonly journal: Journal;
  /** For the host's own window: the same on every start, so that a page that stayed open steers again. */
  readonly key: string;
  /** Another host has the folder: this one keeps nothing. */
  readonly busy: boolean;
  close(): void;
}

/** @param data the data folder; null: nothing is kept */
export function openJournal(data: string | null, log: Logger): OpenJournal {
  const now = () => Date.now();
  let lock: Lock | null = null;
  let busy = false;
  let disk: Exclude<Disk, 'none'> = 'kept';
  try {
    lock = data === null ? null : lockFolder(data);
    busy = data !== null && lock === null;
  } catch (error) {
    log.error({ error: String(error) }, 'nothing can be written to the data folder');
    disk = diskAfter(error);
  }
  if (busy) log.warn('another host keeps its evening in this folder; this one keeps nothing');
  const holds = () => {
    if (data !== null) lock ??= lockFolder(data);
    return lock?.holds() ?? false;
  };
  const folder = data === null || busy ? null : new Folder(join(data, 'games'));
  const journal = new Journal(folder && { folder, disk, holds, log, now });
  return {
    journal,
    key: keyIn(lock ? data : null, log),
    busy,
    close() {
      journal.close();
      lock?.release();
    },
  };
}
