import type { Language } from '../protocol/room.ts';
import type { Catalogue } from './catalogue.ts';
import { en } from './en/index.ts';
import { ja } from './ja/index.ts';

/** All words of one language. */
export const catalogues: Readonly<Record<Language, Catalogue>> = { en, ja };
