import { Container, Graphics } from 'pixi.js';
import { label } from '../stage/label.ts';
import { INK, PAINT } from '../stage/palette.ts';
import { empty } from '../stage/empty.ts';

/** How long somebody who is asked has left. */
export interface TimeLeft {
  readonly seconds: number;
  /** Of all the time there was, 0 to 1. */
  readonly share: number;
}

const RADIUS = 90;
const DISC = { x: 66, y: 52, radius: 31 };
const HURRY = 10;

/** The ring round whoever is asked; it burns down when time runs, with the seconds on it. Origin at its middle. */
export class DeadlineRing extends Container {
  readonly #ring = new Graphics();
  readonly #disc = new Container();
  readonly #calm: boolean;
  #drawn = '';

  /** @param calm the ring stays whole, only the number goes down */
  constructor(calm: boolean) {
    super();
    this.#calm = calm;
    this.addChild(this.#ring, this.#disc);
    this.show(null);
  }

  show(left: TimeLeft | null): void {
    const share = left && !this.#calm ? left.share : 1;
    const drawn = left ? `${left.seconds} ${share}` : '';
    if (drawn === this.#drawn && this.#disc.children.length > 0 === (left !== null)) return;
    this.#drawn = drawn;
    const top = -Math.PI / 2;
    this.#ring.clear().circle(0, 0, RADIUS).stroke({ color: 0x000000, alpha: 0.55, width: 12 });
    const hurried = left !== null && left.seconds <= HURRY;
    if (share > 0) {
      // A whole arc has no beginning, so it is a circle.
      const line = share >= 1 ? this.#ring.circle(0, 0, RADIUS) : arc(this.#ring, top, top + 2 * Math.PI * share);
      line.stroke({ color: hurried ? PAINT.lowLife : 0xffe08a, width: 8 });
    }
    empty(this.#disc);
    if (!left) return;
    const figure = label(String(left.seconds), {
      size: left.seconds < 100 ? 38 : 30,
      weight: '900',
      colour: hurried ? PAINT.lowLife : PAINT.cream,
      align: 'center',
    });
    figure.position.set(DISC.x, DISC.y);
    this.#disc.addChild(
      new Graphics()
        .circle(DISC.x, DISC.y, DISC.radius)
        .fill(INK)
        .stroke({ color: hurried ? PAINT.lowLife : PAINT.brass, width: 4 }),
      figure,
    );
  }
}

function arc(ring: Graphics, from: number, to: number): Graphics {
  return ring.moveTo(RADIUS * Math.cos(from), RADIUS * Math.sin(from)).arc(0, 0, RADIUS, from, to);
}
