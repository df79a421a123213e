import { Container } from 'pixi.js';
import type { Card } from '../../../shared/bang/face.ts';
import type { Colour } from '../../../shared/protocol/room.ts';
import { BANG_CENTRE, storePlaces } from '../stage/bang-layout.ts';
import type { Point } from '../stage/layout.ts';
import { picture, slice } from '../stage/textures.ts';
import { cardSprite, type CardNames } from './card-sprite.ts';
import { empty } from '../stage/empty.ts';

const EDGE = 16;

/** The General Store on its counter: what is left lies where it lay from the beginning. */
export class StoreRow extends Container {
  readonly #names: CardNames;
  /** Null where one was taken. */
  #places: (Card | null)[] = [];
  readonly #queue = new Container();
  #queued = '';

  constructor(names: CardNames) {
    super();
    this.#names = names;
    this.addChild(this.#queue);
  }

  /** The cards face up; null when it is closed. */
  show(cards: readonly Card[] | null): void {
    this.visible = cards !== null;
    const before = this.#places.filter(card => card !== null);
    if (!cards) this.#places = [];
    else if (cards.every(card => before.includes(card)))
      this.#places = this.#places.map(card => (card !== null && cards.includes(card) ? card : null));
    else this.#places = [...cards];
    this.#paint();
  }

  /** An open counter with room for these, before they are dealt. */
  open(cards: readonly Card[]): void {
    this.visible = true;
    this.#places = cards.map(() => null);
    this.#paint();
  }

  put(card: Card, place: number): void {
    this.#places[place] = card;
    this.#paint();
  }

  take(card: Card): void {
    this.#places = this.#places.map(one => (one === card ? null : one));
    this.#paint();
  }

  get cardHeight(): number {
    return storePlaces(this.#places.length)[0]?.height ?? 0;
  }

  spot(card: Card): Point {
    return this.spotAt(this.#places.indexOf(card));
  }

  spotAt(place: number): Point {
    const at = storePlaces(this.#places.length)[Math.max(0, place)];
    const { store } = BANG_CENTRE;
    return at ? { x: at.x + at.width / 2, y: at.y + at.height / 2 } : { x: store.x + 60, y: store.y + 84 };
  }

  /** Who picks, in this order; the first one now. */
  queue(colours: readonly Colour[]): void {
    const key = colours.join(' ');
    if (key === this.#queued) return;
    this.#queued = key;
    empty(this.#queue);
    const { x, y, width, height } = BANG_CENTRE.store;
    const step = 62;
    const start = x + width / 2 - (step * (colours.length - 1)) / 2;
    for (const [i, colour] of colours.entries()) {
      const shape = picture(`shapes/${colour}`, { width: i === 0 ? 46 : 32 });
      shape.position.set(start + i * step, y + height - 26);
      shape.alpha = i === 0 ? 1 : 0.75;
      this.#queue.addChild(shape);
    }
  }

  #paint(): void {
    for (const child of this.removeChildren()) if (child !== this.#queue) child.destroy({ children: true });
    const places = storePlaces(this.#places.length);
    const [first, last] = [places[0], places.at(-1)];
    if (first && last) {
      const width = last.x + last.width - first.x + 2 * EDGE;
      this.addChild(slice('slices/plank', { x: first.x - EDGE, y: BANG_CENTRE.store.y - 12, width, height: 192 }));
    }
    for (const [i, card] of this.#places.entries()) {
      const place = places[i];
      if (card === null || !place) continue;
      const sprite = cardSprite(card, { names: this.#names, height: place.height });
      sprite.position.copyFrom(this.spotAt(i));
      this.addChild(sprite);
    }
    this.addChild(this.#queue);
  }
}
