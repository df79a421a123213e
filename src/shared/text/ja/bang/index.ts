import type { BangWords } from '../../bang/words.ts';
import { people } from '../people.ts';
import { cards, characters, ranks, suits } from './cards.ts';
import { onPhone } from './phone.ts';
import { prompts } from './prompts.ts';
import { options, refused } from './rules.ts';
import { story } from './story.ts';
import { onTable } from './table.ts';

/** The card game in Japanese; the names of cards are those of its Japanese rules. */
export const bang: BangWords = {
  ...people,
  characters,
  cards,
  suits,
  ranks,
  face: p => `${p.suit}の${p.rank}`,
  prompts,
  story,
  onPhone,
  onTable,
  refused,
  options,
};
