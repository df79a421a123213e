/** Rank and suit: `QS` is the queen of spades, `10H` the ten of hearts. */
export type Copy = `${Rank}${'S' | 'H' | 'D' | 'C'}`;
export const RANKS = ['2', '3', '4', '5', '6', '7', '8', '9', '10', 'J', 'Q', 'K', 'A'] as const;
export type Rank = (typeof RANKS)[number];

export interface CardRule<Id extends string = string> {
  /** The name of the file and of the art. */
  readonly id: Id;
  /** Brown cards are used once; blue ones stay in play. */
  readonly colour: 'brown' | 'blue';
  readonly copies: readonly Copy[];
}

export function defineCard<const Id extends string>(card: CardRule<Id>): CardRule<Id> {
  return card;
}
