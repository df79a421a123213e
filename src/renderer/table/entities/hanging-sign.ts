import { Container, Graphics } from 'pixi.js';
import { label } from '../stage/label.ts';
import type { Rect } from '../stage/layout.ts';
import { INK, PAINT, TYPE } from '../stage/palette.ts';
import { picture, slice } from '../stage/textures.ts';

/** A board on two chains from the ceiling, with a title and pictures at its ends. */
export function hangingSign(
  { x, y, width, height }: Rect,
  {
    title,
    below,
    ends,
    framed,
  }: { title: string; below?: string; ends: [Container, Container] | null; framed: boolean },
): Container {
  const sign = new Container();
  for (const at of [0.152, 0.848]) {
    const chain = picture('things/chain', { width: 18 });
    chain.position.set(x + width * at, y - 34);
    sign.addChild(chain);
  }
  sign.addChild(slice('slices/plank', { x, y, width, height }));
  if (framed) {
    sign.addChild(
      new Graphics()
        .rect(x + 22, y + 20, width - 44, height - 40)
        .stroke({ color: PAINT.brass, width: 4 })
        .rect(x + 32, y + 30, width - 64, height - 60)
        .stroke({ color: PAINT.brass, width: 2, alpha: 0.6 }),
    );
  }
  const middle = x + width / 2;
  const line = below === undefined ? y + height / 2 : y + height * 0.4;
  const words = label(title, {
    face: 'sign',
    size: below === undefined ? 96 : TYPE.title,
    colour: PAINT.brassLight,
    outline: { colour: INK, width: 14 },
    max: width - (ends ? (framed ? 330 : 372) : 120),
    align: 'center',
  });
  words.position.set(middle, line);
  sign.addChild(words);
  if (below !== undefined) {
    const why = label(below, { size: 33, max: width - (ends ? 420 : 120), align: 'center' });
    why.position.set(middle, y + height * 0.82);
    sign.addChild(why);
  }
  if (ends) {
    ends[0].position.set(x + 110, y + height / 2);
    ends[1].position.set(x + width - 110, y + height / 2);
    sign.addChild(...ends);
  }
  return sign;
}
