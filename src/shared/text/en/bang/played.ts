import { people } from '../people.ts';
import { cards, characters, ranks, suits } from './cards.ts';
import { cause, playedAs } from './causes.ts';
import { onPhone } from './phone.ts';
import { prompts } from './prompts.ts';
import { options, refused } from './rules.ts';
import { onTable } from './table.ts';

/** The card game without its story, which a phone fetches when somebody asks what happened. */
export const played = {
  ...people,
  characters,
  cards,
  suits,
  ranks,
  face: (p: { rank: string; suit: string }) => `${p.rank} of ${p.suit}`,
  prompts,
  playedAs,
  cause,
  onPhone,
  onTable,
  refused,
  options,
};
