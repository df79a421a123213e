import { Container, Graphics } from 'pixi.js';
import type { GuestView } from '../../../shared/protocol/room.ts';
import type { Catalogue } from '../../../shared/text/catalogue.ts';
import type { ResultModel } from '../scenes/result-model.ts';
import { label, nameLabel, TWO_LINES } from '../stage/label.ts';
import type { Rect } from '../stage/layout.ts';
import { PAINT, TYPE } from '../stage/palette.ts';
import { RESULT } from '../stage/result-layout.ts';
import { picture, slice } from '../stage/textures.ts';

type Words = Catalogue['table']['result'];

/** With no turning point to tell, the evening has both places. */
const BOTH = { ...RESULT.turning, width: RESULT.tonight.x + RESULT.tonight.width - RESULT.turning.x };

/** What stands at the foot of a result: what turned it, the evening so far, and who deals again. */
export function resultBoards(model: ResultModel, words: Words, { deals }: { deals: boolean }): Container[] {
  const { turning, tonight } = model;
  return [
    ...(turning ? [turningBoard(turning, words)] : []),
    ...(tonight.length > 0 ? [tonightBoard(tonight, turning ? RESULT.tonight : BOTH, words)] : []),
    ...(deals ? [againBoard(model, words)] : []),
  ];
}

function heading(text: string, { x, y, width }: Rect): Container {
  const line = label(text, { size: TYPE.body - 1, colour: PAINT.creamQuiet, max: width - 52 });
  line.position.set(x + 26, y + 30);
  return line;
}

function turningBoard({ by, at, round }: NonNullable<ResultModel['turning']>, words: Words): Container {
  const board = new Container();
  const line = RESULT.turning.y + 74;
  const named = ({ colour, name }: GuestView, x: number): Container => {
    const piece = new Container();
    const shape = picture(`shapes/${colour}`, { width: 40 });
    shape.x = 20;
    const text = nameLabel(name, { size: TYPE.name, weight: '800', max: 160, fold: TWO_LINES });
    text.x = 50;
    piece.addChild(shape, text);
    piece.position.set(RESULT.turning.x + x, line);
    return piece;
  };
  const pistol = picture('tokens/pistol', { height: 34 });
  pistol.position.set(RESULT.turning.x + 290, line);
  const arrow = new Graphics()
    .moveTo(0, 0)
    .lineTo(28, 0)
    .moveTo(16, -12)
    .lineTo(30, 0)
    .lineTo(16, 12)
    .stroke({ color: PAINT.brassLight, width: 6, cap: 'round', join: 'round' });
  arrow.position.set(RESULT.turning.x + 338, line);
  board.addChild(
    slice('slices/plank', RESULT.turning),
    heading(words.turning({ round }), RESULT.turning),
    named(by, 24),
    pistol,
    arrow,
    named(at, 384),
  );
  return board;
}

function tonightBoard(tonight: ResultModel['tonight'], place: Rect, words: Words): Container {
  const board = new Container();
  board.addChild(slice('slices/plank', place), heading(words.tonight, place));
  const wide = place.width > 600;
  const step = wide ? 140 : Math.min(102, (place.width - 52) / Math.max(1, tonight.length));
  for (const [i, { guest, wins }] of tonight.entries()) {
    const shape = picture(`shapes/${guest.colour}`, { width: step < 80 ? 34 : 44 });
    shape.position.set(place.x + 46 + i * step, place.y + 74);
    const figure = label(String(wins), { size: TYPE.figure, weight: '900', max: step - 44 });
    figure.position.set(place.x + 46 + i * step + (step < 80 ? 20 : 30), place.y + 74);
    board.addChild(shape, figure);
  }
  return board;
}

/** On a table that does not steer: who does. */
function againBoard({ lead }: ResultModel, words: Words): Container {
  const { x, y, width, height } = RESULT.again;
  const board = new Container();
  const style = { size: 37, weight: '800' } as const;
  board.addChild(slice('slices/plank', RESULT.again));
  if (!lead) {
    const text = label(words.anotherRound, { ...style, max: width - 52, align: 'center' });
    text.position.set(x + width / 2, y + height / 2);
    board.addChild(text);
    return board;
  }
  const max = width - 112;
  const text = label(words.dealsAgain({ name: lead.name }), { ...style, max }, words.anotherRound);
  text.position.set(x + 86, y + 38);
  const shape = picture(`shapes/${lead.colour}`, { width: 50 });
  shape.position.set(x + 48, y + height / 2);
  const where = label(words.onLead, { size: TYPE.body, colour: PAINT.creamQuiet, max });
  where.position.set(x + 86, y + 80);
  board.addChild(text, shape, where);
  return board;
}
