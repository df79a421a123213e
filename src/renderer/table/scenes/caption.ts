import type { SeenBangEvent } from '../../../shared/bang/facts.ts';
import type { DiceEvent } from '../../../shared/dice/model.ts';
import type { Seat } from '../../../shared/engine/seats.ts';
import { tellBang } from '../../../shared/text/bang/story.ts';
import { drawingText } from '../../../shared/text/bang/table.ts';
import type { BangWords } from '../../../shared/text/bang/words.ts';
import type { Catalogue } from '../../../shared/text/catalogue.ts';
import { tell } from '../../../shared/text/story.ts';
import type { Question } from '../entities/question-strip.ts';
import type { Sitter } from '../entities/seat-panel.ts';
import { namesIn } from './columns.ts';

type Named = Pick<Sitter, 'name' | 'colour'>;

/** What happens now, in words. Of a draw! no more than that there is one: its card is still to be turned. */
export function bangCaption(event: SeenBangEvent, sitters: readonly Named[], words: BangWords): Question {
  const name = namesIn(sitters);
  const sentence = event.type === 'flipped' ? drawingText(words, event, name) : tellBang(words, event, name);
  return captionOf(sentence, event, sitters);
}

export function diceCaption(event: DiceEvent, sitters: readonly Named[], words: Catalogue): Question {
  return captionOf(tell(words, event, namesIn(sitters)), event, sitters);
}

/** A sentence with the shape of whoever it begins with, or else of whoever it is about. */
export function captionOf(sentence: string, event: object, sitters: readonly Named[]): Question {
  const named = seatsIn(event).flatMap(seat => sitters[seat] ?? []);
  const first = named.find(({ name }) => name !== '' && sentence.startsWith(name)) ?? named[0];
  return { name: first?.name ?? '', colour: first?.colour ?? null, sentence };
}

/** Everybody an event is about, whoever does it first. */
function seatsIn(event: object): Seat[] {
  return Object.entries(event).flatMap(([key, value]: [string, unknown]) => {
    switch (key) {
      case 'seat':
      case 'by':
      case 'starter':
      case 'from':
      case 'to':
        return typeof value === 'number' ? [value] : [];
      case 'cause':
        return seatsIn(value as object);
      case 'losses':
      case 'fallen':
        return Array.isArray(value) && value.length === 1 ? seatsIn(value[0] as object) : [];
      default:
        return [];
    }
  });
}
