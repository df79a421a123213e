import type { SeenBangEvent } from '../../../shared/bang/facts.ts';
import { tellBang } from '../../../shared/text/bang/story.ts';
import { namesIn } from './columns.ts';
import type { BangWords } from '../../../shared/text/bang/words.ts';
import type { Question } from '../entities/question-strip.ts';
import type { Sitter } from '../entities/seat-panel.ts';

/** The whole screen tells these; words under it would tell a draw! before its card is turned. */
const UNSAID: ReadonlySet<SeenBangEvent['type']> = new Set(['flipped', 'checked', 'eliminated', 'turnEnded']);

/** What happens now, with the shape of whoever the sentence begins with. */
export function captionOf(
  event: SeenBangEvent,
  sitters: readonly Pick<Sitter, 'name' | 'colour'>[],
  words: BangWords,
): Question | null {
  if (!('seat' in event) || UNSAID.has(event.type)) return null;
  const sentence = tellBang(words, event, namesIn(sitters));
  const seats = [event.seat, 'by' in event ? event.by : null, 'from' in event ? event.from : null];
  const named = seats.flatMap(seat => (seat === null ? [] : (sitters[seat] ?? [])));
  const first = named.find(({ name }) => sentence.startsWith(name)) ?? named[0];
  return first ? { name: first.name, colour: first.colour, sentence } : null;
}
