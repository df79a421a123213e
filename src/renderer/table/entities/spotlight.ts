import { Container, Graphics } from 'pixi.js';
import type { Rect } from '../stage/layout.ts';
import { PAINT } from '../stage/palette.ts';

/** As far as any screen shows the room. */
const ROOM = { left: -640, top: -540, right: 2560, bottom: 1620 };
/** Rims of the light, from the outside in. */
const RIMS = [44, 30, 16, 6];

/** Dusk everywhere but on one thing. */
export class Spotlight extends Container {
  constructor({ x, y, width, height }: Rect) {
    super();
    const dark = new Graphics();
    for (const rim of RIMS) {
      dark
        .rect(ROOM.left, ROOM.top, ROOM.right - ROOM.left, ROOM.bottom - ROOM.top)
        .fill({ color: PAINT.night, alpha: 0.17 })
        .roundRect(x - rim, y - rim, width + 2 * rim, height + 2 * rim, rim)
        .cut();
    }
    this.addChild(dark);
  }
}
