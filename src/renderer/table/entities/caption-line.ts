import { Container, Graphics } from 'pixi.js';
import { label } from '../stage/label.ts';
import { STAGE, type Point } from '../stage/layout.ts';
import { INK, PAINT, TYPE } from '../stage/palette.ts';
import { picture } from '../stage/textures.ts';
import type { Question } from './question-strip.ts';
import { empty } from '../stage/empty.ts';

const HEIGHT = 42;
const WIDEST = 780;
const SHAPE = 30;

/** Between the poster of a death and the roles under it. */
export const UNDER_POSTER: Point = { x: STAGE.width / 2, y: 897 };

/** One line in words, for whoever looked away or hears nothing: what has just happened. Its position is its middle. */
export class CaptionLine extends Container {
  readonly #content = new Container();
  #said = '';

  constructor(at: Point) {
    super();
    this.position.copyFrom(at);
    this.addChild(this.#content);
  }

  say(line: Question | null): void {
    const said = line === null ? '' : `${line.colour} ${line.sentence}`;
    if (said === this.#said) return;
    this.#said = said;
    empty(this.#content);
    if (!line || line.sentence === '') return;
    const words = label(line.sentence, { size: TYPE.body, weight: '700', colour: PAINT.cream, max: WIDEST });
    const plate = new Graphics();
    const shape = line.colour === null ? null : picture(`shapes/${line.colour}`, { width: SHAPE });
    const before = shape ? SHAPE + 12 : 0;
    const lay = (): void => {
      if (words.destroyed) return;
      const wide = before + words.width;
      plate
        .clear()
        .roundRect(-wide / 2 - 18, -HEIGHT / 2, wide + 36, HEIGHT, 10)
        .fill({ color: INK, alpha: 0.78 });
      shape?.position.set(-wide / 2 + SHAPE / 2, 0);
      words.position.set(-wide / 2 + before, 0);
    };
    lay();
    // How wide it is shows when its typeface is here.
    void words.ready.then(lay);
    this.#content.addChild(plate, ...(shape ? [shape] : []), words);
  }
}
