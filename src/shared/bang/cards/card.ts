import type { Seat } from '../../engine/seats.ts';
import type { Card } from '../face.ts';
import type { Game } from '../game.ts';
import type { RefusedWhy } from '../model.ts';
import type { BangState, Frame } from '../state.ts';
import type { Traits } from '../traits.ts';
import { PLAIN } from '../traits.ts';

/** Rank and suit: `QS` is the queen of spades, `10H` the ten of hearts. */
export type Copy = `${Rank}${'S' | 'H' | 'D' | 'C'}`;
export const RANKS = ['2', '3', '4', '5', '6', '7', '8', '9', '10', 'J', 'Q', 'K', 'A'] as const;
export type Rank = (typeof RANKS)[number];

/** What a card may look at before it is played: `seat` would play it. All of it is public. */
export interface Situation {
  readonly state: Readonly<BangState>;
  readonly seat: Seat;
  /** Living seats in seat order. */
  readonly living: readonly Seat[];
  readonly reach: number;
  /** BANG! cards a turn; null for any number. */
  readonly bangLimit: number | null;
  /** As `seat` sees it. */
  distance(to: Seat): number;
}

/** How a card is turned on one player. */
export interface Aim {
  /** Also on one's own cards in play, where the house rule allows it. */
  readonly ownCards: boolean;
  /** Why not on this living player. */
  refusal(situation: Situation, at: Seat): RefusedWhy | null;
  /** Why it is on nobody, when everybody is refused. */
  nobody(situation: Situation): RefusedWhy;
}

/** A card being played. `at` is null for a card that is turned on nobody in particular. */
export interface Played {
  readonly seat: Seat;
  readonly card: Card;
  readonly at: Seat | null;
}

export interface CardRule<Id extends string = string> {
  /** The name of the file and of the art. */
  readonly id: Id;
  /** Brown cards are used once; blue ones stay in play. */
  readonly colour: 'brown' | 'blue';
  readonly copies: readonly Copy[];
  /** A weapon takes the place of another. */
  readonly weapon: boolean;
  readonly traits: Traits;
  readonly aim: Aim | null;
  /** Why it cannot be played now, whoever it is turned on. */
  refusal(situation: Situation): RefusedWhy | null;
  /** What happens, now and by the frames that follow. The card itself is dealt with already. */
  play(game: Game, played: Played): readonly Frame[];
  /** For a card that makes its owner draw! at the start of his turn; it leaves him in any case. */
  readonly check: Check | null;
}

export interface Check {
  /** Is this good for whoever drew it? Null when there was no card. */
  isGood(flipped: Card | null): boolean;
  after(game: Game, check: { readonly seat: Seat; readonly card: Card; readonly good: boolean }): readonly Frame[];
}

type Given = 'id' | 'colour' | 'copies';

// A card says its own name as its type, too: what is inferred from its rules would lead round in a circle.
export function defineCard<const Id extends string>(
  card: Pick<CardRule<Id>, Given> &
    Partial<Omit<CardRule<Id>, Given | 'traits'>> & { readonly traits?: Partial<Traits> },
): CardRule<Id> {
  return {
    weapon: false,
    aim: null,
    refusal: () => null,
    play: () => [],
    check: null,
    ...card,
    traits: { ...PLAIN, ...card.traits },
  };
}

/** Who has been turned on: a card with an `aim` is never played without. */
export function targetOf(played: Played): Seat {
  if (played.at === null) throw new Error(`${played.card} of seat ${played.seat} is turned on nobody`);
  return played.at;
}
