import { Container } from 'pixi.js';
import { label } from '../stage/label.ts';
import { PAINT } from '../stage/palette.ts';
import { picture, slice } from '../stage/textures.ts';

const WIDTH = 430;
const PLACES = { left: { x: 100, y: 690 }, right: { x: 1390, y: 690 } } as const;
const LINE = 96;

/** Who takes what of one who fell, a sentence each; under the one who did it, or beside the role of one nobody shot. */
export function spoilsBoard(sentences: readonly string[], side: keyof typeof PLACES): Container {
  const place = { ...PLACES[side], width: WIDTH };
  const board = new Container();
  const height = 44 + LINE * sentences.length;
  board.addChild(slice('slices/plank', { ...place, height }));
  for (const [i, sentence] of sentences.entries()) {
    const y = place.y + 22 + LINE * (i + 0.5);
    for (const [n, lean] of [-0.2, 0, 0.2].entries()) {
      const back = picture('cards/back', { height: 46 });
      back.position.set(place.x + 40 + n * 12, y);
      back.rotation = lean;
      board.addChild(back);
    }
    const words = label(sentence, {
      size: 26,
      weight: '700',
      colour: PAINT.cream,
      max: place.width - 112,
      wrap: true,
      leading: 30,
    });
    words.position.set(place.x + 92, y);
    board.addChild(words);
  }
  return board;
}
