import type { BangWords } from '../../bang/words.ts';
import { played } from './played.ts';
import { story } from './story.ts';

/** The card game in Japanese; the names of cards are those of its Japanese rules. */
export const bang: BangWords = { ...played, story };
