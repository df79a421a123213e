import type { Card } from '../../../shared/bang/face.ts';
import type { Seat } from '../../../shared/engine/seats.ts';
import { HAND } from '../entities/hand-row.ts';
import type { BangProps } from '../scenes/bang-props.ts';
import { BANG_CENTRE, TILE } from '../stage/bang-layout.ts';
import { STAGE, type Point } from '../stage/layout.ts';
import type { CardSpot } from './bang-stage.ts';

/** Where a card is on the screen, and how high it is there. */
export interface CardPlace extends Point {
  readonly height: number;
}

/** Under the line that says what happened before. */
const MIDDLE: CardPlace = { x: STAGE.width / 2, y: 626, height: 248 };
/** While the chain is told, beside it. */
const ASIDE: CardPlace = { ...MIDDLE, x: 624 };

/** Where cards lie on the table, and what leaves and joins each place while they move. */
export class CardPlaces {
  readonly #props: BangProps;

  constructor(props: BangProps) {
    this.#props = props;
  }

  spot(card: Card | null, at: CardSpot | { readonly store: number }): CardPlace {
    const { deck, discard, store, places } = this.#props;
    if (at === 'deck') return { ...plain(deck.spot), height: BANG_CENTRE.deck.height };
    if (at === 'discard') return { ...plain(discard.spot), height: BANG_CENTRE.discard.height };
    if (at === 'middle') return this.#props.chain.isEmpty ? MIDDLE : ASIDE;
    if (at === 'store')
      return { ...plain(card === null ? store.spotAt(0) : store.spot(card)), height: store.cardHeight };
    if ('store' in at) return { ...plain(store.spotAt(at.store)), height: store.cardHeight };
    const row = rowSeat(at);
    const tiles = row === null ? undefined : this.#props.inPlay[row];
    if (card !== null && tiles && ('inPlay' in at || tiles.cards.includes(card)))
      return { ...tiles.spot(card), height: TILE.height };
    const seat = seatOf(at);
    const place = places[seat];
    return place ? { x: place.x + HAND.x, y: place.y + HAND.y, height: 56 } : MIDDLE;
  }

  take(card: Card | null, from: CardSpot): void {
    const { deck, discard, store } = this.#props;
    if (from === 'middle') return;
    if (from === 'deck') return deck.setCount(deck.count - 1);
    if (from === 'discard') return discard.show({ cards: discard.cards - 1, top: null });
    if (from === 'store') return card === null ? undefined : store.take(card);
    const row = rowSeat(from);
    const tiles = row === null ? undefined : this.#props.inPlay[row];
    if (card !== null && row !== null && tiles?.cards.includes(card))
      return this.#props.showInPlay(
        row,
        tiles.cards.filter(one => one !== card),
      );
    this.#count(seatOf(from), -1);
  }

  put(card: Card | null, to: CardSpot): void {
    const { deck, discard, inPlay } = this.#props;
    if (to === 'middle' || to === 'store') return;
    if (to === 'deck') return deck.setCount(deck.count + 1);
    if (to === 'discard') return discard.show({ cards: discard.cards + 1, top: card });
    if ('inPlay' in to && card !== null)
      return this.#props.showInPlay(to.inPlay, [...(inPlay[to.inPlay]?.cards ?? []), card]);
    this.#count(seatOf(to), 1);
  }

  #count(seat: Seat, change: number): void {
    const hand = this.#props.hands[seat];
    hand?.setCount(hand.count + change);
  }
}

type AtSeat = Exclude<CardSpot, string>;

function seatOf(at: AtSeat): Seat {
  return 'hand' in at ? at.hand : 'inPlay' in at ? at.inPlay : at.of;
}

/** The seat whose cards in play are meant; null for a hand. */
function rowSeat(at: AtSeat): Seat | null {
  return 'hand' in at ? null : seatOf(at);
}

function plain({ x, y }: Point): Point {
  return { x, y };
}
