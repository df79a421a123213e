import { Container } from 'pixi.js';
import { label } from '../stage/label.ts';
import type { Point } from '../stage/layout.ts';
import { TYPE } from '../stage/palette.ts';
import { picture } from '../stage/textures.ts';
import { reachSight } from './reach-sight.ts';
import { empty } from '../stage/empty.ts';

/** Where the cards of a hand are, in the pixels of a seat's panel. */
export const HAND: Point = { x: 212, y: 127 };

/** How many cards somebody holds, and how far he shoots; placed in the pixels of a seat's panel. */
export class HandRow extends Container {
  readonly #figure = label('', { size: TYPE.figure, weight: '900', align: 'center', max: 44 });
  readonly #fan = new Container();
  readonly #sight = new Container();
  #count = 0;
  #reach = 0;

  constructor() {
    super();
    for (const [i, lean] of [-14, 0, 12].entries()) {
      const back = picture('cards/back', { height: 50 });
      back.position.set(HAND.x + (i - 1) * 13, HAND.y + Math.abs(i - 1) * 2);
      back.rotation = (lean * Math.PI) / 180;
      this.#fan.addChild(back);
    }
    this.#figure.position.set(268, HAND.y);
    this.#sight.position.set(318, HAND.y);
    this.addChild(this.#fan, this.#figure, this.#sight);
    this.setCount(0);
  }

  get count(): number {
    return this.#count;
  }

  setCount(count: number): void {
    this.#count = Math.max(0, count);
    this.#figure.say(String(this.#count));
    this.#fan.alpha = this.#count === 0 ? 0.3 : 1;
  }

  get reach(): number {
    return this.#reach;
  }

  setReach(reach: number): void {
    if (reach === this.#reach) return;
    this.#reach = reach;
    empty(this.#sight);
    if (reach > 0) this.#sight.addChild(reachSight(reach, 21));
  }
}
