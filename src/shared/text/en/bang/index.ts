import { people } from '../people.ts';
import { cards, characters, ranks, suits } from './cards.ts';
import { onPhone } from './phone.ts';
import { prompts } from './prompts.ts';
import { options, refused } from './rules.ts';
import { story } from './story.ts';
import { onTable } from './table.ts';

/** The card game. Its long help is in `help.ts`, so that a phone may fetch it when somebody asks. */
export const bang = {
  ...people,
  characters,
  cards,
  suits,
  ranks,
  face: (p: { rank: string; suit: string }) => `${p.rank} of ${p.suit}`,
  prompts,
  story,
  onPhone,
  onTable,
  refused,
  options,
};
