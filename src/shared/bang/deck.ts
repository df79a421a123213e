import { CARDS, cardOf } from './cards/index.ts';
import type { Card } from './face.ts';

/** All 80 cards, unshuffled. */
export const DECK: readonly Card[] = CARDS.flatMap(id => cardOf(id).copies.map((copy): Card => `${id}:${copy}`));
