import { Container, Graphics } from 'pixi.js';
import { label } from '../stage/label.ts';
import { INK, PAINT, TYPE } from '../stage/palette.ts';
import { picture } from '../stage/textures.ts';
import { empty } from '../stage/empty.ts';

/** Whether somebody is at his seat, and the words under the sign when he is not. */
export interface Presence {
  readonly sign: 'here' | 'absent' | 'bot';
  /** Empty for a bot that is one. */
  readonly words: string;
}

/** How the sign lies on a likeness, from its middle. */
interface PresencePlace {
  readonly radius: number;
  readonly width: number;
  /** Upper edge of the words. */
  readonly plate: number;
  /** Where a sign without words stands. */
  readonly rest: { readonly x: number; readonly y: number };
}

const HEIGHT = 38;

/** The struck phone or the bot over a likeness, with how long or why; origin at the middle of the likeness. */
export class PresenceMark extends Container {
  readonly #at: PresencePlace;
  #shown = '';
  #hasWords = false;

  constructor(at: PresencePlace) {
    super();
    this.#at = at;
  }

  /** Words lie over the lower part of the likeness. */
  get hasWords(): boolean {
    return this.#hasWords;
  }

  show({ sign, words }: Presence): void {
    const shown = `${sign} ${words}`;
    if (shown === this.#shown) return;
    this.#shown = shown;
    this.#hasWords = words !== '';
    empty(this);
    const { radius, width, plate: top, rest } = this.#at;
    if (sign === 'here') return;
    const mark = picture(sign === 'absent' ? 'things/absent' : 'things/bot', { width: words === '' ? 62 : 74 });
    this.addChild(mark);
    if (words === '') return void mark.position.copyFrom(rest);
    mark.position.set(0, top - 52);
    const plate = new Graphics()
      .roundRect(-width / 2, top, width, HEIGHT, 8)
      .fill(PAINT.night)
      .stroke({ color: sign === 'absent' ? PAINT.lowLife : PAINT.brass, width: 3 });
    const text = label(words, { size: TYPE.floor, weight: '800', max: width - 14, align: 'center' });
    text.position.set(0, top + HEIGHT / 2);
    this.addChildAt(new Graphics().circle(0, 0, radius).fill({ color: INK, alpha: 0.5 }), 0);
    this.addChild(plate, text);
  }
}
