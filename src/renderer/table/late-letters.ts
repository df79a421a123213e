import type { Status } from '../connection.ts';
import type { Memory } from '../surroundings.ts';

/** Kept while a page that was loaded anew still lacks some: it is not loaded a second time for the same. */
const ASKED_AGAIN = 'saloon.letters';

interface Page {
  /** The faces of the document, which say when one could not be had. */
  readonly fonts: Iterable<Pick<FontFace, 'status'>> & Pick<EventTarget, 'addEventListener'>;
  readonly memory: Memory;
  reload(): void;
}

/**
 * A browser asks once for a typeface, and it may fail: the host was down, or the computer changed its network. A page that
 * is loaded anew asks again, as soon as the line is open; once, until the line is lost again. Wants to hear every status.
 */
export function fetchesLateLetters({ fonts, memory, reload }: Page): (status: Pick<Status, 'is'>) => void {
  let isOpen = false;
  function look(): void {
    if (!isOpen || memory.read(ASKED_AGAIN) !== null || ![...fonts].some(face => face.status === 'error')) return;
    memory.write(ASKED_AGAIN, 'yes');
    reload();
  }
  fonts.addEventListener('loadingerror', look);
  return ({ is }) => {
    isOpen = is === 'open';
    if (is === 'lost') memory.write(ASKED_AGAIN, null);
    look();
  };
}
