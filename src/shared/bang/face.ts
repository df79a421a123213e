import type { Copy, Rank } from './cards/card.ts';
import type { CardId } from './cards/index.ts';

/**
 * A card as everything names it, in states, views and messages: `barrel:QS`. It tells the face, so it only goes to who
 * may see it; the two Stagecoaches are told apart by nobody.
 */
export type Card = `${CardId}:${Copy}`;

export const SUITS = { S: 'spades', H: 'hearts', D: 'diamonds', C: 'clubs' } as const;
export type Suit = (typeof SUITS)[keyof typeof SUITS];

// A card is one of the deck by its type, so that its parts are what they say.

export function idOf(card: Card): CardId {
  return card.slice(0, card.indexOf(':')) as CardId;
}

export function rankOf(card: Card): Rank {
  return card.slice(card.indexOf(':') + 1, -1) as Rank;
}

export function suitOf(card: Card): Suit {
  return SUITS[card.slice(-1) as keyof typeof SUITS];
}
