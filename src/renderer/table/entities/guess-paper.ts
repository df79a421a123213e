import { Container, Graphics } from 'pixi.js';
import type { Catalogue } from '../../../shared/text/catalogue.ts';
import type { Guesses } from '../scenes/result-model.ts';
import { shorterNames } from '../stage/fit.ts';
import { label } from '../stage/label.ts';
import { INK, PAINT, TYPE } from '../stage/palette.ts';
import { RESULT } from '../stage/result-layout.ts';
import { picture } from '../stage/textures.ts';
import type { RoleNames } from './result-people.ts';

type Words = Catalogue['table']['result']['guesses'];

const { x, y, width } = RESULT.paper;
const LINE = 45;
const TOP = 96;
const FOOT = 36;
/** The poster in its drawing, without shadow. */
const DRAWN = { width: 540, height: 772 };

/** Bets, or one trail book: what was thought while the game went on, and whether it was right. */
export function guessPaper(guesses: Guesses, words: Words, roles: RoleNames): Container {
  const paper = new Container();
  paper.position.set(x, y);
  const height = TOP + LINE * Math.max(3, guesses.lines.length) + FOOT;
  const sheet = picture('paper/poster');
  sheet.scale.set(width / DRAWN.width, height / DRAWN.height);
  sheet.position.set(width / 2, height / 2);
  const tack = picture('things/tack', { width: 28 });
  tack.position.set(width / 2, 14);
  paper.addChild(sheet, tack, heading(guesses, words));
  for (const [i, { guest, right, ...what }] of guesses.lines.entries()) {
    const at = TOP + LINE * (i + 0.5);
    const said = 'side' in what ? words.sides[what.side] : roles[what.role];
    const forms = [guest.name, ...shorterNames(guest.name)].map(name => words.line({ name, said }));
    const shape = picture(`shapes/${guest.colour}`, { width: 30 });
    shape.position.set(42, at);
    const [text = '', ...shorter] = forms;
    const line = label(text, { size: TYPE.body - 1, weight: '700', colour: INK, max: width - 124 }, ...shorter);
    line.position.set(66, at);
    const sign = right ? picture('things/check', { width: 36 }) : cross();
    sign.position.set(width - 40, at);
    paper.addChild(shape, line, sign);
  }
  return paper;
}

function heading(guesses: Guesses, words: Words): Container {
  const title = new Container();
  title.y = 56;
  if (guesses.kind === 'bets') {
    const text = label(words.bets, { face: 'sign', size: 36, colour: INK, max: width - 60, align: 'center' });
    text.x = width / 2;
    title.addChild(text);
    return title;
  }
  const { colour, name } = guesses.of;
  const shape = picture(`shapes/${colour}`, { width: 40 });
  shape.x = 48;
  const [whole = '', ...shorter] = [name, ...shorterNames(name)].map(form => words.book({ name: form }));
  const text = label(whole, { size: TYPE.name, weight: '800', colour: INK, max: width - 100 }, ...shorter);
  text.x = 78;
  const under = new Graphics()
    .moveTo(30, 28)
    .lineTo(width - 30, 28)
    .stroke({ color: INK, width: 3 });
  title.addChild(shape, text, under);
  return title;
}

function cross(): Container {
  return new Graphics()
    .moveTo(-10, -10)
    .lineTo(10, 10)
    .moveTo(10, -10)
    .lineTo(-10, 10)
    .stroke({ color: PAINT.blood, width: 7, cap: 'round' });
}
