import { Container, Graphics } from 'pixi.js';
import { label } from '../stage/label.ts';
import type { Rect } from '../stage/layout.ts';
import { INK, PAINT, TYPE } from '../stage/palette.ts';
import { picture, slice } from '../stage/textures.ts';
import { empty } from '../stage/empty.ts';

/** A wooden board whose content is drawn anew whenever it changes. */
export class Board extends Container {
  readonly content = new Container();
  #drawn: string | null = null;

  constructor({ x, y, width, height }: Rect) {
    super();
    this.position.set(x, y);
    this.addChild(slice('slices/plank', { x: 0, y: 0, width, height }), this.content);
  }

  /** `key` stands for all that `paint` reads; the same key draws nothing. */
  draw(key: string, paint: (content: Container) => void): void {
    if (key === this.#drawn) return;
    this.#drawn = key;
    empty(this.content);
    paint(this.content);
  }
}

/** Throws made, as brass studs and in words. */
export function paintThrows(
  content: Container,
  {
    made,
    allowed,
    words,
    width,
    height,
  }: { made: number; allowed: number; words: string; width: number; height: number },
): void {
  const studs = new Graphics();
  const gap = Math.min(42, 126 / allowed);
  for (let i = 0; i < allowed; i++) {
    const x = 40 + i * gap;
    const y = height / 2;
    if (i < made) {
      studs.circle(x, y, 16).fill(PAINT.brass).stroke({ color: INK, width: 4 });
      studs.circle(x - 4, y - 5, 6).fill({ color: 0xfff1c9, alpha: 0.85 });
    } else studs.circle(x, y, 16).fill({ color: 0x140a05, alpha: 0.9 }).stroke({ color: 0x6d4526, width: 3 });
  }
  const start = 40 + allowed * gap - gap + 32;
  const text = label(words, { size: TYPE.body, weight: '700', max: width - start - 20 });
  text.position.set(start, height / 2);
  content.addChild(studs, text);
}

/** Arrows that still lie in the middle, of all there are. */
export function paintPile(
  content: Container,
  { pile, all, words, width, height }: { pile: number; all: number; words: string; width: number; height: number },
): void {
  const text = label(words, { size: TYPE.body, weight: '700', max: 112 });
  text.position.set(22, height / 2);
  content.addChild(text);
  for (let i = 0; i < all; i++) {
    const arrow = picture('tokens/arrow', { height: 64 });
    arrow.position.set(166 + i * 25, height / 2);
    arrow.alpha = i < pile ? 1 : 0.22;
    if (i >= pile) arrow.tint = 0x6a4a33;
    content.addChild(arrow);
  }
  const disc = new Graphics()
    .circle(width - 40, height / 2, 27)
    .fill(PAINT.blood)
    .stroke({ color: INK, width: 4 });
  const figure = label(String(pile), { size: TYPE.figure, weight: '900', align: 'center' });
  figure.position.set(width - 40, height / 2);
  content.addChild(disc, figure);
}
