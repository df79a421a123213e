import type { Seat } from '../engine/seats.ts';
import type { Role } from '../roles.ts';
import type { CardId } from './cards/index.ts';
import type { CharacterId } from './characters/index.ts';
import type { Card } from './face.ts';
import type { BangOutcome, CheckFor, LossCause } from './model.ts';

/** What cards came from the deck for. */
export type DrawReason =
  'turn' | 'stagecoach' | 'wells-fargo' | 'reward' | 'bart-cassidy' | 'black-jack' | 'kit-carlson' | 'suzy-lafayette';

export type DiscardReason =
  /** Too many at the end of the turn. */
  | 'hand-limit'
  /** A new weapon took its place. */
  | 'replaced'
  /** Jail after its draw!, Dynamite after it exploded. */
  | 'spent'
  | 'cat-balou'
  | 'sid-ketchum'
  | 'penalty'
  | 'eliminated';

/**
 * Facts, in the order they happened. `Shown` is a card, or `null` for whoever may not see it (`SeenBangEvent`).
 * What stands under `PublicFact` everybody sees.
 */
export type BangFact<Shown extends Card | null> =
  | PublicFact
  /** From the deck, the first drawn first. Seen by `seat` alone. */
  | { readonly type: 'drew'; readonly seat: Seat; readonly cards: readonly Shown[]; readonly why: DrawReason }
  /** Kit Carlson put one back on top of the deck. */
  | { readonly type: 'putBack'; readonly seat: Seat; readonly card: Shown }
  /** A card of a hand, by chance, went to another hand. Seen by those two alone. */
  | {
      readonly type: 'tookFromHand';
      readonly seat: Seat;
      readonly from: Seat;
      readonly card: Shown;
      readonly why: 'panic' | 'el-gringo' | 'jesse-jones';
    }
  /** Vulture Sam: everything of one who fell. The hand is seen by those two alone. */
  | {
      readonly type: 'inherited';
      readonly seat: Seat;
      readonly from: Seat;
      readonly hand: readonly Shown[];
      readonly inPlay: readonly Card[];
    };

export type PublicFact =
  | { readonly type: 'gameBegan'; readonly starter: Seat }
  | { readonly type: 'tookCharacter'; readonly seat: Seat; readonly character: CharacterId; readonly life: number }
  | { readonly type: 'turnBegan'; readonly seat: Seat; readonly round: number }
  | { readonly type: 'turnEnded'; readonly seat: Seat }
  /** A card was played: brown ones go to the discard pile, blue ones before `at`, or before `seat` when `at` is null. */
  | {
      readonly type: 'played';
      readonly seat: Seat;
      readonly card: Card;
      readonly as: CardId;
      readonly at: Seat | null;
    }
  /** A card of the hand was discarded as an answer. */
  | {
      readonly type: 'answered';
      readonly seat: Seat;
      readonly card: Card;
      readonly as: 'missed' | 'bang' | 'beer';
      /** Whose card is answered; null for a Beer. */
      readonly by: Seat | null;
    }
  /** The shot of `by` did not hit. */
  | { readonly type: 'dodged'; readonly seat: Seat; readonly by: Seat }
  /** draw!: the flipped cards, two for Lucky Duke. */
  | {
      readonly type: 'flipped';
      readonly seat: Seat;
      readonly cards: readonly Card[];
      readonly why: CheckFor;
    }
  /** What a draw! decided. `card` is null when there was none to flip. `good`: for the one who drew. */
  | {
      readonly type: 'checked';
      readonly seat: Seat;
      readonly card: Card | null;
      readonly why: CheckFor;
      readonly good: boolean;
    }
  | { readonly type: 'dynamitePassed'; readonly from: Seat; readonly to: Seat; readonly card: Card }
  | { readonly type: 'dynamiteExploded'; readonly seat: Seat }
  /** A turn is skipped, in Jail. */
  | { readonly type: 'turnSkipped'; readonly seat: Seat }
  /** A card in play before `from` went into a hand. */
  | { readonly type: 'tookInPlay'; readonly seat: Seat; readonly from: Seat; readonly card: Card }
  /** Pedro Ramirez: the top of the discard pile. */
  | { readonly type: 'tookDiscard'; readonly seat: Seat; readonly card: Card }
  /** Black Jack's second card. */
  | { readonly type: 'showed'; readonly seat: Seat; readonly card: Card }
  | { readonly type: 'storeOpened'; readonly by: Seat; readonly cards: readonly Card[] }
  | { readonly type: 'tookFromStore'; readonly seat: Seat; readonly card: Card }
  /** To the discard pile, the last one on top. `by` is who made it so, when another. */
  | {
      readonly type: 'discarded';
      readonly seat: Seat;
      readonly cards: readonly Card[];
      readonly why: DiscardReason;
      readonly by: Seat | null;
    }
  /** The whole discard pile became the deck of so many cards. */
  | { readonly type: 'reshuffled'; readonly cards: number }
  | {
      readonly type: 'usedAbility';
      readonly seat: Seat;
      readonly character: CharacterId;
      readonly on: Seat | null;
    }
  /** `life` is what is left; at or below 0 somebody dies unless saved. */
  | {
      readonly type: 'lostLife';
      readonly seat: Seat;
      readonly amount: number;
      readonly life: number;
      readonly cause: LossCause;
    }
  /** `amount` is what was really gained: 0 when already full, or with two alive. */
  | {
      readonly type: 'gainedLife';
      readonly seat: Seat;
      readonly amount: number;
      readonly life: number;
      readonly why: 'beer' | 'saloon' | 'sid-ketchum';
    }
  | {
      readonly type: 'eliminated';
      readonly seat: Seat;
      readonly role: Role;
      readonly cause: LossCause;
      /** Whose kill it is; null for Dynamite and one's own Duel. */
      readonly by: Seat | null;
    }
  | { readonly type: 'gameEnded'; readonly outcome: BangOutcome; readonly roles: readonly Role[] };

export type BangEvent = BangFact<Card>;
export type SeenBangEvent = BangFact<Card | null>;
