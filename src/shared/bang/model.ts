import type { Decision } from '../engine/decision.ts';
import type { Outcome } from '../engine/ruleset.ts';
import type { Seat } from '../engine/seats.ts';
import type { Role } from '../roles.ts';
import type { CardId } from './cards/index.ts';
import type { CharacterId } from './characters/index.ts';
import type { Card } from './face.ts';

/** House rules: points where tables differ. The defaults and their sources are in `rulings.md`. */
export interface BangOptions {
  /** Is each dealt a character, or does each choose one of two? */
  readonly characters: 'dealt' | 'choice';
  /** What does the Sheriff lose who fells a Deputy: his hand, or his cards in play as well? */
  readonly deputyPenalty: 'hand' | 'all';
  /** With two alive: may a Beer not be played, or be played for nothing? */
  readonly lastTwoBeer: 'refused' | 'wasted';
  /** Does a heart on a Barrel count as one of the two Missed! that Slab's BANG! needs, or avoid it? */
  readonly barrelAgainstSlab: 'one' | 'avoids';
  /** How many Missed! does Slab's Gatling need? */
  readonly slabGatling: 'one' | 'two';
  /** Is a played card in the discard pile before its effect, or after it? */
  readonly playedCard: 'before' | 'after';
  /** Is the discard pile shuffled when a card is needed, or as soon as the deck is empty? */
  readonly reshuffle: 'needed' | 'empty';
  /** Does Suzy Lafayette draw at once when she answers with her last card, or when the card against her is done? */
  readonly suzyAnswers: 'at-once' | 'after';
  /** May Sid Ketchum act whenever somebody plays, or only when he is asked himself? */
  readonly sidActs: 'any-time' | 'asked';
  /** May Panic! and Cat Balou be turned on one's own cards in play? */
  readonly ownCards: 'refused' | 'allowed';
}

/** Who pays for it: `by` is whoever played the card. Losing one's own Duel, `by` is the loser. */
export type LossCause =
  { readonly kind: 'bang' | 'gatling' | 'indians' | 'duel'; readonly by: Seat } | { readonly kind: 'dynamite' };

/**
 * Everything a player can choose. `as` is the card that the rules see: Calamity Janet plays a Missed! `as` a BANG!.
 */
export type Option =
  | { readonly kind: 'character'; readonly character: CharacterId }
  | { readonly kind: 'play'; readonly card: Card; readonly as: CardId; readonly at: Seat | null }
  | { readonly kind: 'end' }
  /** A card of the hand against what happens to its owner: a Missed!, a BANG!, or a Beer to stay alive. */
  | { readonly kind: 'answer'; readonly card: Card; readonly as: 'missed' | 'bang' | 'beer' }
  /** draw! against a shot. */
  | { readonly kind: 'draw'; readonly with: 'barrel' | 'jourdonnais' }
  /** No answer, or no more: take what comes. */
  | { readonly kind: 'take' }
  /** One card out of those that are asked about. */
  | { readonly kind: 'card'; readonly card: Card }
  /** Any card of this hand, by chance. */
  | { readonly kind: 'hand'; readonly of: Seat }
  | { readonly kind: 'deck' }
  /** Sid Ketchum, asked something else: he would rather discard two first (`heal` follows). */
  | { readonly kind: 'heal' };

/**
 * What is asked:
 * - `character`: one of two, everybody at the same time.
 * - `play`: one card, or the end of the turn.
 * - `dodge`: shot at; `indians`, `duel`: a BANG! or a life; `save`: a Beer or death. One answer at a time.
 * - `rob`: which card Panic! takes or Cat Balou discards.
 * - `store`: one card of the General Store.
 * - `luck`: Lucky Duke, which of two flipped cards counts.
 * - `keep`: Kit Carlson, two of three. `source`: Jesse Jones and Pedro Ramirez, where the first card comes from.
 * - `discard`: at the end of the turn, exactly so many, in this order.
 * - `heal`: Sid Ketchum, exactly two in this order; anything else means not after all. A standing question while
 *   others are asked.
 */
export const PROMPTS = [
  'character',
  'play',
  'dodge',
  'indians',
  'duel',
  'save',
  'rob',
  'store',
  'luck',
  'keep',
  'source',
  'discard',
  'heal',
] as const;
export type Prompt = (typeof PROMPTS)[number];

export type BangDecision = Decision<Option, Prompt>;

/** What a draw! is made for. */
export type CheckFor = 'dynamite' | 'jail' | 'barrel' | 'jourdonnais';

/** Which side or person won: `law` is Sheriff and Deputies; the single roles win alone. */
export type BangOutcome = Outcome<'law' | 'outlaws' | 'renegade' | 'deputy' | 'outlaw'>;

/** What every screen may know. Lists are by seat. */
export interface BangView {
  /** Null while its player still chooses. */
  readonly characters: readonly (CharacterId | null)[];
  readonly maxLife: readonly number[];
  /** At or below 0 until the card that did it is done. */
  readonly life: readonly number[];
  /** Shown roles: the Sheriff's, those of the fallen, everybody's with three players or at the end; else null. */
  readonly roles: readonly (Role | null)[];
  readonly fell: readonly (LossCause | null)[];
  /** How many cards are in each hand. */
  readonly hands: readonly number[];
  /** In the order they were played. */
  readonly inPlay: readonly (readonly Card[])[];
  /** How far each weapon shoots. */
  readonly reach: readonly number[];
  /** `distances[from][to]`, as `from` sees it: at least 1; 0 to oneself and to and from the fallen. */
  readonly distances: readonly (readonly number[])[];
  readonly deck: number;
  readonly discard: { readonly cards: number; readonly top: Card | null };
  /** `turnedOn[by][at]`: cards that `by` has played at `at` in this game: the public record of who is after whom. */
  readonly turnedOn: readonly (readonly number[])[];
  /** Face up in the General Store, while it is open. */
  readonly store: readonly Card[] | null;
  readonly turn: BangTurn | null;
  /** What is being resolved, oldest first: the chain of cards and answers on the table. */
  readonly pending: readonly Pending[];
  /** Who is asked what. Public, as everybody at a table sees it. Standing questions are not in it. */
  readonly asked: readonly BangAsked[];
  readonly outcome: BangOutcome | null;
  readonly options: BangOptions;
}

export interface BangTurn {
  readonly seat: Seat;
  readonly round: number;
  readonly phase: 'begin' | 'draw' | 'play' | 'discard';
  /** BANG! cards shot in this turn, and how many may be; null for any number. */
  readonly bangs: number;
  readonly bangLimit: number | null;
}

export interface BangAsked {
  readonly no: number;
  readonly seat: Seat;
  readonly prompt: Prompt;
  /** Who made it necessary, when not the asked one. */
  readonly by: Seat | null;
}

/** One thing that is being resolved. */
export type Pending =
  /** `needed` Missed! and how many there are so far. `as`: the card that shot. */
  | {
      readonly kind: 'shot';
      readonly by: Seat;
      readonly at: Seat;
      readonly as: 'bang' | 'gatling';
      readonly needed: number;
      readonly found: number;
    }
  /** `left`: who is still to answer after the one on turn now. */
  | { readonly kind: 'gatling' | 'indians' | 'store'; readonly by: Seat; readonly left: readonly Seat[] }
  /** `next` has to discard a BANG!; `bangs` were discarded so far. */
  | { readonly kind: 'duel'; readonly by: Seat; readonly at: Seat; readonly next: Seat; readonly bangs: number }
  | { readonly kind: 'rob'; readonly by: Seat; readonly at: Seat; readonly as: 'panic' | 'cat-balou' }
  /** A draw! whose card is being chosen. */
  | { readonly kind: 'check'; readonly seat: Seat; readonly why: CheckFor; readonly cards: readonly Card[] }
  /** At or below 0 life; `needed` more to stay alive. */
  | { readonly kind: 'dying'; readonly seat: Seat; readonly needed: number; readonly cause: LossCause };

/** What one seat alone may know. */
export interface BangOwnView {
  readonly seat: Seat;
  readonly role: Role;
  /** Null while the characters are chosen. In the order in which the cards came. */
  readonly hand: readonly Card[] | null;
  /** The open question to this seat; standing ones (`isStanding`) may wait for ever. */
  readonly decision: BangDecision | null;
  /** Why cards of the hand, and seats as their target, are not among the options of `decision`. */
  readonly refused: readonly Refused[];
}

/** `card`s of this name cannot be played at `at`; `at` null: not at all. */
export interface Refused {
  /** What the card would be played as, as in `Option`. */
  readonly as: CardId;
  readonly at: Seat | null;
  readonly why: RefusedWhy;
}

export type RefusedWhy =
  /** One BANG! a turn, and so many were shot. */
  | { readonly code: 'bang-limit'; readonly bangs: number; readonly limit: number }
  | { readonly code: 'out-of-reach'; readonly distance: number; readonly reach: number }
  /** Nobody can be reached: the nearest is so far away. */
  | { readonly code: 'nobody-in-reach'; readonly distance: number; readonly reach: number }
  | { readonly code: 'in-play-already'; readonly seat: Seat }
  | { readonly code: 'no-cards'; readonly seat: Seat }
  /** Nobody has a card that could be taken. */
  | { readonly code: 'nobody-has-cards' }
  | { readonly code: 'sheriff-not-jailed' }
  /** Everybody else is the Sheriff or in Jail. */
  | { readonly code: 'nobody-to-jail' }
  | { readonly code: 'not-oneself' }
  | { readonly code: 'fallen' }
  | { readonly code: 'beer-last-two' }
  /** A Missed! only answers a shot. */
  | { readonly code: 'only-when-shot' }
  /** Only such a card answers what is asked. */
  | { readonly code: 'must-be'; readonly as: 'missed' | 'bang' | 'beer' };

/** What is hidden of the others. Lists are by seat. */
export interface BangTruth {
  readonly roles: readonly Role[];
  readonly hands: readonly (readonly Card[])[];
}
