import type { PlayedWords } from '../../bang/words.ts';
import { people } from '../people.ts';
import { cards, characters, ranks, suits } from './cards.ts';
import { cause, playedAs } from './causes.ts';
import { onPhone } from './phone.ts';
import { prompts } from './prompts.ts';
import { options, refused } from './rules.ts';
import { onTable } from './table.ts';

/** The card game in Japanese; the names of cards are those of its Japanese rules. */
export const played: PlayedWords = {
  ...people,
  characters,
  cards,
  suits,
  ranks,
  face: p => `${p.suit}の${p.rank}`,
  prompts,
  playedAs,
  cause,
  onPhone,
  onTable,
  refused,
  options,
};
