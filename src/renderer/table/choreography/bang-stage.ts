import type { CardId } from '../../../shared/bang/cards/index.ts';
import type { CharacterId } from '../../../shared/bang/characters/index.ts';
import type { Card } from '../../../shared/bang/face.ts';
import type { SeenBangEvent } from '../../../shared/bang/facts.ts';
import type { CheckFor, LossCause } from '../../../shared/bang/model.ts';
import type { Seat } from '../../../shared/engine/seats.ts';
import type { Role } from '../../../shared/roles.ts';
import type { Player } from './skills.ts';
import type { TableStage } from './stage.ts';

/** Where cards lie; `of`: wherever this seat has them, in play or in the hand. */
export type CardSpot =
  | 'deck'
  | 'discard'
  | 'store'
  /** Where `present` has put one. */
  | 'middle'
  | { readonly hand: Seat }
  | { readonly inPlay: Seat }
  | { readonly of: Seat };

/** What the corner of the last events tells of the card game. */
export type BangNews = CardId | 'life' | 'death' | { readonly ability: CharacterId };

export interface Fallen {
  readonly seat: Seat;
  readonly role: Role;
  readonly cause: LossCause;
  readonly by: Seat | null;
}

/** All a choreography of the card game can make visible. */
export interface BangStage extends TableStage {
  /** A card of this hand, large in the middle, long enough to be read. */
  present(card: Card, from: Seat): Promise<void>;
  /** Cards one after the other; null is one that the table may not see. */
  carry(cards: readonly (Card | null)[], from: CardSpot, to: CardSpot): Promise<void>;
  /** A line from whoever does something to whom it is done. */
  point(from: Seat, to: Seat): Promise<void>;
  /** A bullet that hits, or bends past. */
  shoot(by: Seat, at: Seat, ends: 'hit' | 'past'): Promise<void>;
  arrow(at: Seat): Promise<void>;

  /** Two draw their guns. */
  faceOff(by: Seat, at: Seat): Promise<void>;
  /** Whom this one fights a Duel with; null outside of one. */
  opponent(seat: Seat): Seat | null;
  /** Those whom this one cannot reach because of what they are; each is told of once in a game. */
  outOfReach(seat: Seat): readonly Seat[];
  /** What the table knows of whoever plays a card at `at`. */
  player(seat: Seat, at: Seat | null): Player;

  /** The room goes dark: who draws, for what, and what each way means. */
  openCheck(seat: Seat, why: CheckFor): Promise<void>;
  /** Nobody breathes; a fuse burns down. */
  suspense(): Promise<void>;
  flip(cards: readonly Card[]): Promise<void>;
  /** The card that counts, and which way it went; null when there was none to flip. */
  decide(card: Card | null, good: boolean): Promise<void>;
  /** The flipped cards go to the discard pile, and it is light again. */
  closeCheck(): Promise<void>;

  openStore(cards: readonly Card[]): Promise<void>;
  setDeck(cards: number): void;
  /** The poster drops, the role turns; `spoils` say who takes what of it. */
  showFallen(fallen: Fallen, spoils: readonly SeenBangEvent[]): Promise<void>;
}
