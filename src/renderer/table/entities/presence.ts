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

const HEIGHT = 38;

/** The struck phone or the bot over a likeness, with how long or why; origin at the middle of the likeness. */
export class PresenceMark extends Container {
  readonly #width: number;
  readonly #rest: { readonly x: number; readonly y: number };
  #shown = '';

  /** @param at `rest`: where a sign without words stands */
  constructor(at: { width: number; rest: { x: number; y: number } }) {
    super();
    this.#width = at.width;
    this.#rest = at.rest;
  }

  show({ sign, words }: Presence): void {
    const shown = `${sign} ${words}`;
    if (shown === this.#shown) return;
    this.#shown = shown;
    empty(this);
    if (sign === 'here') return;
    const mark = picture(sign === 'absent' ? 'things/absent' : 'things/bot', { width: words === '' ? 62 : 74 });
    this.addChild(mark);
    if (words === '') return void mark.position.copyFrom(this.#rest);
    mark.position.set(0, -18);
    const plate = new Graphics()
      .roundRect(-this.#width / 2, 34, this.#width, HEIGHT, 8)
      .fill({ color: PAINT.night, alpha: 0.9 })
      .stroke({ color: sign === 'absent' ? PAINT.lowLife : PAINT.brass, width: 3 });
    const text = label(words, { size: TYPE.floor, weight: '800', max: this.#width - 14, align: 'center' });
    text.position.set(0, 34 + HEIGHT / 2);
    this.addChildAt(new Graphics().circle(0, 0, 76).fill({ color: INK, alpha: 0.5 }), 0);
    this.addChild(plate, text);
  }
}
