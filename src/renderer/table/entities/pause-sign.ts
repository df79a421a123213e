import { Container, Graphics } from 'pixi.js';
import { label } from '../stage/label.ts';
import { CORNERS } from '../stage/layout.ts';
import { INK, PAINT } from '../stage/palette.ts';
import { slice } from '../stage/textures.ts';
import { empty } from '../stage/empty.ts';

/** As far as any screen shows the room. */
const ROOM = { left: -640, top: -540, right: 2560, bottom: 1620 };
const WIDTH = 856;
const HEIGHT = 128;

export interface PauseWords {
  readonly title: string;
  /** Who goes on with the game. */
  readonly who: string;
  /** What is asked, once it goes on; empty while nobody is. */
  readonly question: string;
}

/** Over the question while the game stands still: the lamp is down, everything on the table can be read. */
export class PauseSign extends Container {
  readonly #words = new Container();
  readonly #sign = new Container();
  #said = '';

  constructor() {
    super();
    const bars = new Graphics();
    for (const x of [52, 84]) bars.roundRect(x, 34, 20, 60, 5);
    bars.fill(PAINT.brassLight).stroke({ color: INK, width: 4 });
    this.#sign.addChild(slice('slices/plank-lit', { x: 0, y: 0, width: WIDTH, height: HEIGHT }), bars, this.#words);
    this.addChild(dusk(), this.#sign);
    this.visible = false;
  }

  /** In place of the question strip, whose upper left is at `y`. */
  show(words: PauseWords | null, { x, y }: { x: number; y: number }): void {
    this.visible = words !== null;
    this.#sign.position.set(x, y);
    const said = JSON.stringify(words);
    if (!words || said === this.#said) return;
    this.#said = said;
    empty(this.#words);
    const title = label(words.title, {
      face: 'sign',
      size: 54,
      colour: PAINT.brassLight,
      outline: { colour: INK, width: 8 },
      max: 210,
    });
    title.position.set(124, HEIGHT / 2);
    const room = WIDTH - 352 - 28;
    const who = label(words.who, { size: 27, weight: '800', max: room, fold: { size: 24, leading: 30 } });
    const question = label(words.question, { size: 25, colour: PAINT.creamQuiet, max: room });
    const alone = words.question === '';
    who.position.set(352, alone ? HEIGHT / 2 : 48);
    question.position.set(352, 94);
    this.#words.addChild(title, who, question);
  }
}

/** Everywhere but over the code in the corner, for those who come back just then. */
function dusk(): Graphics {
  const { left, top, right, bottom } = ROOM;
  const { x, y, width, height } = CORNERS.address;
  return new Graphics()
    .rect(left, top, right - left, y - top)
    .rect(left, y, x - left, height)
    .rect(x + width, y, right - x - width, height)
    .rect(left, y + height, right - left, bottom - y - height)
    .fill({ color: PAINT.night, alpha: 0.42 });
}
