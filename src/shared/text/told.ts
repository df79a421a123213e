import type { Told } from '../games.ts';
import type { Catalogue } from './catalogue.ts';
import type { NameOf } from './prompts.ts';
import { tell } from './story.ts';

/** What happened in whichever game, a sentence for each event; empty ones are left out. */
export function sentences(words: Catalogue, told: Told, name: NameOf): string[] {
  switch (told.id) {
    case 'dice':
      return told.events.map(event => tell(words, event, name)).filter(sentence => sentence !== '');
    case 'bang':
      return [];
    default:
      return told satisfies never;
  }
}
