import { Container } from 'pixi.js';
import { idOf, type Card } from '../../../shared/bang/face.ts';
import type { Seat } from '../../../shared/engine/seats.ts';
import { jailBars } from '../entities/bars.ts';
import type { CardNames } from '../entities/card-sprite.ts';
import { ChainRow } from '../entities/chain.ts';
import { DrawMoment, type Check } from '../entities/draw-moment.ts';
import { EquipmentRow } from '../entities/equipment-row.ts';
import { HandRow } from '../entities/hand-row.ts';
import { DeckPile, DiscardPile } from '../entities/pile.ts';
import type { StripMotion } from '../entities/question-strip.ts';
import type { Sitter } from '../entities/seat-panel.ts';
import { StoreRow } from '../entities/store-row.ts';
import { BANG_CENTRE } from '../stage/bang-layout.ts';
import { portraitAt } from '../stage/layout.ts';
import { BEFORE, TableProps } from './table-props.ts';

/** What the card game adds to the table: hands, cards in play, deck, discard pile, chain, store, and the draw!. */
export class BangProps extends TableProps {
  /** By seat. */
  readonly hands: readonly HandRow[];
  readonly inPlay: readonly EquipmentRow[];
  readonly deck = new DeckPile();
  readonly discard: DiscardPile;
  readonly chain = new ChainRow();
  readonly store: StoreRow;
  /** Who fights whom; null without a Duel. */
  duel: readonly [Seat, Seat] | null = null;
  /** BANG! cards shot in this turn. */
  bangs = 0;
  /** Who was told that he does not reach whom, because of what that one is: `by at`. */
  readonly keptAway = new Set<string>();
  readonly #bars: readonly Container[];
  readonly #moments = new Container();
  #moment: { readonly key: string; readonly shown: DrawMoment } | null = null;

  constructor(sitters: readonly Sitter[], { names, ...motion }: StripMotion & { names: CardNames }) {
    super(sitters, motion);
    this.hands = this.panels.map(panel => panel.held.addChild(new HandRow()));
    this.inPlay = this.places.map(place => new EquipmentRow(place));
    this.#bars = this.panels.map(panel => {
      const bars = jailBars(72);
      bars.position.copyFrom(portraitAt({ x: 0, y: 0 }));
      bars.visible = false;
      return panel.body.addChild(bars);
    });
    this.discard = new DiscardPile(names);
    this.store = new StoreRow(names);
    this.question.position.set(BANG_CENTRE.question.x, BANG_CENTRE.question.y);
    this.before.y = BANG_CENTRE.question.y + BEFORE;
    this.felt.addChild(this.deck, this.discard, this.chain, this.store, ...this.inPlay);
    this.addChild(this.#moments);
  }

  showInPlay(seat: Seat, cards: readonly Card[]): void {
    this.inPlay[seat]?.show(cards);
    const bars = this.#bars[seat];
    if (bars) bars.visible = cards.some(card => idOf(card) === 'jail');
  }

  get moment(): DrawMoment | null {
    return this.#moment?.shown ?? null;
  }

  /** The draw! of this name; `make` is for when it is not open yet. */
  openMoment(key: string, make: () => Check): DrawMoment {
    if (this.#moment?.key === key) return this.#moment.shown;
    this.closeMoment();
    const shown = this.#moments.addChild(new DrawMoment(make()));
    this.#moment = { key, shown };
    this.#showStrip(false);
    return shown;
  }

  closeMoment(): void {
    this.#moment?.shown.destroy({ children: true });
    this.#moment = null;
    this.#showStrip(true);
  }

  /** The moment has a strip of its own: the same words behind it would be half hidden. */
  #showStrip(isSeen: boolean): void {
    this.question.renderable = this.before.renderable = isSeen;
  }
}
