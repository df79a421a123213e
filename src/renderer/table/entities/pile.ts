import { Container, Graphics } from 'pixi.js';
import type { Card } from '../../../shared/bang/face.ts';
import { BANG_CENTRE } from '../stage/bang-layout.ts';
import { label } from '../stage/label.ts';
import type { Point, Rect } from '../stage/layout.ts';
import { INK, PAINT } from '../stage/palette.ts';
import { picture } from '../stage/textures.ts';
import { cardSprite, type CardNames } from './card-sprite.ts';
import { empty } from '../stage/empty.ts';

const MOST_EDGES = 5;

function middle({ x, y, width, height }: Rect): Point {
  return { x: x + width / 2, y: y + height / 2 };
}

/** An empty place on the felt. */
function outline({ width, height }: Rect): Graphics {
  return new Graphics()
    .roundRect(-width / 2, -height / 2, width, height, 10)
    .stroke({ color: 0x9fc4b8, alpha: 0.5, width: 4 });
}

/** The deck: its height and how many cards are in it. */
export class DeckPile extends Container {
  readonly spot: Point = middle(BANG_CENTRE.deck);
  readonly #stack = new Container();
  readonly #figure = label('', { size: 40, weight: '900', colour: 0xffe9bd, align: 'center', max: 66 });
  #count = -1;

  constructor() {
    super();
    this.position.copyFrom(this.spot);
    const plate = new Graphics()
      .roundRect(-42, -32, 84, 64, 10)
      .fill({ color: 0x241309, alpha: 0.92 })
      .stroke({ color: 0xd19a35, width: 3 });
    this.addChild(this.#stack, plate, this.#figure);
    this.setCount(0);
  }

  get count(): number {
    return this.#count;
  }

  setCount(count: number): void {
    if (count === this.#count) return;
    this.#count = Math.max(0, count);
    empty(this.#stack);
    if (this.#count === 0) this.#stack.addChild(outline(BANG_CENTRE.deck));
    const edges = Math.min(MOST_EDGES, Math.ceil(this.#count / 12));
    for (let i = 0; i < edges; i++) {
      const back = picture('cards/back', { height: BANG_CENTRE.deck.height });
      back.position.set(-i * 1.5, -i * 4);
      this.#stack.addChild(back);
    }
    this.#figure.say(String(this.#count));
  }
}

/** The discard pile, its last card face up. */
export class DiscardPile extends Container {
  readonly spot: Point = middle(BANG_CENTRE.discard);
  readonly #names: CardNames;
  #shown = '';
  #top: Card | null = null;
  #count = 0;

  constructor(names: CardNames) {
    super();
    this.position.copyFrom(this.spot);
    this.#names = names;
    this.show({ cards: 0, top: null });
  }

  get cards(): number {
    return this.#count;
  }

  /** A `top` that nobody has named yet lies face down. */
  show({ cards, top }: { cards: number; top: Card | null }): void {
    const key = `${cards > 1} ${cards > 0 ? (top ?? 'face down') : 'empty'}`;
    this.#count = Math.max(0, cards);
    this.#top = top;
    if (key === this.#shown) return;
    this.#shown = key;
    empty(this);
    const { discard } = BANG_CENTRE;
    if (cards <= 0) {
      this.addChild(outline(discard));
      return;
    }
    if (cards > 1) {
      const under = new Graphics()
        .roundRect(-discard.width / 2, -discard.height / 2, discard.width, discard.height, 9)
        .fill(PAINT.paper)
        .stroke({ color: INK, width: 4 });
      under.rotation = -0.07;
      this.addChild(under);
    }
    const card = cardSprite(this.#top, { names: this.#names, height: discard.height });
    card.rotation = 0.04;
    this.addChild(card);
  }
}
