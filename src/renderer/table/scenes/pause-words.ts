import type { RoomView } from '../../../shared/protocol/room.ts';
import type { Catalogue } from '../../../shared/text/catalogue.ts';
import type { PauseWords } from '../entities/pause-sign.ts';

type Words = Catalogue['table']['room'];

/** Who leads and is here, by name. */
export function leadName({ guests, lead, leadOpen }: Pick<RoomView, 'guests' | 'lead' | 'leadOpen'>): string | null {
  return leadOpen ? null : (guests.find(({ guest }) => guest === lead)?.name ?? null);
}

/** What the table says while the game stands still; a game found on disk has a sign of its own. */
export function pauseWords(
  room: Pick<RoomView, 'guests' | 'lead' | 'leadOpen' | 'pause'>,
  { steers, question, words }: { steers: boolean; question: string; words: Words },
): PauseWords | null {
  if (!room.pause || room.pause.from !== null) return null;
  const name = leadName(room);
  const who =
    name === null
      ? steers
        ? words.resumesHere
        : words.resumesHost
      : steers
        ? words.resumesBoth({ name })
        : words.resumes({ name });
  return { title: words.paused, who, question };
}
