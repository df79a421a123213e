import { Container, Graphics } from 'pixi.js';
import type { Rect } from '../stage/layout.ts';
import { INK } from '../stage/palette.ts';
import { picture } from '../stage/textures.ts';

const STITCH = 14;

/** The Dynamite's fuse, laid round a card: it burns from below up to the sticks while everybody waits. */
export class Fuse extends Container {
  readonly #cord = new Graphics();
  readonly #spark = new Container();
  readonly #way: readonly (readonly [x: number, y: number])[];

  /** @param at its middle, and how much room is inside */
  constructor({ x, y, width, height }: Rect) {
    super();
    this.position.set(x, y);
    const [w, h] = [width / 2, height / 2];
    this.#way = stitches([
      [-w * 0.2, h],
      [w, h],
      [w, -h],
      [-w * 0.6, -h],
    ]);
    const glow = picture('light/pool', { width: 150 });
    const burst = picture('tokens/burst', { width: 64 });
    this.#spark.addChild(glow, burst);
    const sticks = picture('card-pictures/dynamite', { width: 128 });
    sticks.position.set(-w * 0.86, -h + 8);
    this.addChild(this.#cord, sticks, this.#spark);
    this.burn(0);
  }

  burn(t: number): void {
    // It never gets there before the card has spoken.
    const left = this.#way.slice(Math.floor(this.#way.length * 0.8 * t));
    const [head = [0, 0]] = left;
    this.#spark.position.set(head[0], head[1]);
    this.#spark.rotation = t * 9;
    this.#cord.clear();
    for (const [width, colour] of [
      [16, INK],
      [9, 0xd9b98a],
    ] as const) {
      left.forEach(([x, y], i) => (i === 0 ? this.#cord.moveTo(x, y) : this.#cord.lineTo(x, y)));
      this.#cord.stroke({ color: colour, width, cap: 'round', join: 'round' });
    }
  }
}

/** Points along a way, evenly apart. */
function stitches(corners: readonly (readonly [number, number])[]): (readonly [number, number])[] {
  return corners.slice(1).flatMap(([x, y], i) => {
    const [fromX = x, fromY = y] = corners[i] ?? [];
    const steps = Math.max(1, Math.round(Math.hypot(x - fromX, y - fromY) / STITCH));
    return Array.from(
      { length: steps },
      (_, n) => [fromX + ((x - fromX) * n) / steps, fromY + ((y - fromY) * n) / steps] as const,
    );
  });
}
