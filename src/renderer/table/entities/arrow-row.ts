import { Container, Graphics } from 'pixi.js';
import { label } from '../stage/label.ts';
import { INK, PAINT } from '../stage/palette.ts';
import { picture } from '../stage/textures.ts';
import { empty } from '../stage/empty.ts';

const MOST_DRAWN = 6;

/** The arrows somebody holds, and how many; placed in the pixels of a seat's panel. */
export class ArrowRow extends Container {
  #count = -1;

  get count(): number {
    return Math.max(0, this.#count);
  }

  setCount(count: number): void {
    if (count === this.#count) return;
    this.#count = count;
    empty(this);
    if (count <= 0) return;
    const step = count > 4 ? 13 : count > 3 ? 18 : 22;
    for (let i = 0; i < Math.min(count, MOST_DRAWN); i++) {
      const arrow = picture('tokens/arrow', { height: 132 * 0.52 });
      arrow.position.set(208 + i * step, 126);
      arrow.rotation = (52 * Math.PI) / 180;
      this.addChild(arrow);
    }
    const disc = new Graphics().circle(316, 125, 22).fill(PAINT.blood).stroke({ color: INK, width: 4 });
    const figure = label(String(count), { size: 30, weight: '900', align: 'center' });
    figure.position.set(316, 125);
    this.addChild(disc, figure);
  }
}
