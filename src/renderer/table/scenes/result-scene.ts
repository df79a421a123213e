import { Container, Graphics } from 'pixi.js';
import type { Catalogue } from '../../../shared/text/catalogue.ts';
import type { Role } from '../../../shared/roles.ts';
import { hangingSign } from '../entities/hanging-sign.ts';
import { label } from '../stage/label.ts';
import type { Rect } from '../stage/layout.ts';
import { PAINT, TYPE } from '../stage/palette.ts';
import { picture, room as wallpaper, slice } from '../stage/textures.ts';
import { mix, settle } from '../stage/tween.ts';
import { resultModel, type Person, type ResultModel } from './result-model.ts';
import { isCrowded, placeLosers, placeWinners } from './result-places.ts';
import type { Scene, Seen, Tools } from './scene.ts';

const SIGN = { x: 430, y: 54, width: 1060, height: 168 };
const LIGHT = { x: 960, y: 500 };
/** How far a fallen board drops from. */
const ABOVE = 320;
const FOOT = { y: 918, height: 106 };
const BLOW = { x: 100, y: FOOT.y, width: 606, height: FOOT.height };
const TONIGHT = { x: 732, y: FOOT.y, width: 556, height: FOOT.height };
/** With no blow to tell, the evening has both places. */
const WIDE = { x: BLOW.x, y: FOOT.y, width: TONIGHT.x + TONIGHT.width - BLOW.x, height: FOOT.height };
const AGAIN = { x: 1314, y: FOOT.y, width: 506, height: FOOT.height };

type Words = Catalogue['table']['result'];

const RAYS: Readonly<Record<Role, number>> = {
  sheriff: 0xd9a23a,
  deputy: 0x2f7fc0,
  outlaw: 0xb02a1a,
  renegade: 0x7a5ab0,
};

/** After a game: who won, who was what, the deciding blow, the evening so far. */
export class ResultScene implements Scene {
  readonly root = new Container();
  readonly #tools: Tools;
  readonly #content = new Container();

  constructor(tools: Tools) {
    this.#tools = tools;
    this.root.addChild(wallpaper('rooms/wall'), this.#content);
  }

  show(seen: Seen): void {
    const { sign, winners } = this.#paint(seen);
    void this.#reveal(sign, winners);
  }

  update(seen: Seen): void {
    this.#paint(seen);
    this.#tools.frames.touch();
  }

  resize(): void {
    this.#tools.frames.touch();
  }

  hide(): void {
    this.root.visible = false;
  }

  destroy(): void {
    this.root.destroy({ children: true });
  }

  #paint({ room, game }: Seen): { sign: Container; winners: Container[] } {
    for (const child of this.#content.removeChildren()) child.destroy({ children: true });
    const model = resultModel(room, game);
    const { dice, table } = this.#tools.words();
    const words = table.result;
    const sign = titleSign(model, words, dice.outcomes);
    const crowded = isCrowded(model);
    const winners = placeWinners(model.winners, dice.roles, crowded);
    this.#content.addChild(
      ...backlight(model, this.#tools.calm),
      sign,
      ...winners,
      ...placeLosers(model.losers, dice.roles, { alone: model.winners.length === 0, crowded }),
      ...feet(model, words),
    );
    return { sign, winners };
  }

  /** The sign drops, the winners come up one after the other. */
  async #reveal(sign: Container, winners: readonly Container[]): Promise<void> {
    const { calm, timeline } = this.#tools;
    if (calm) return;
    const places = winners.map(({ x, y }) => ({ x, y }));
    for (const winner of winners) winner.alpha = 0;
    await timeline.tween(500, t => whole(sign, () => (sign.y = mix(-ABOVE, 0, t))), settle);
    for (const [i, winner] of winners.entries()) {
      const y = places[i]?.y ?? 0;
      void timeline.tween(
        320,
        t =>
          whole(winner, () => {
            winner.alpha = Math.min(1, t * 1.5);
            winner.y = mix(y + 60, y, t);
          }),
        settle,
      );
      await timeline.wait(120);
    }
  }
}

/** A new view may have replaced the piece in the middle of its move. */
function whole(piece: Container, move: () => void): void {
  if (!piece.destroyed) move();
}

function titleSign({ reason, emblem }: ResultModel, words: Words, outcomes: Catalogue['dice']['outcomes']): Container {
  const end = (): Container => picture(`roles/${emblem ?? 'outlaw'}`, { height: emblem === 'renegade' ? 124 : 140 });
  return hangingSign(SIGN, {
    title: outcomes[reason ?? 'nobody'].headline,
    below: reason ? words.because[reason] : words.abandoned,
    ends: emblem ? [end(), end()] : null,
    framed: false,
  });
}

function backlight({ emblem }: ResultModel, calm: boolean): Container[] {
  const pool = picture('light/pool', { width: 1900 });
  pool.position.set(LIGHT.x, LIGHT.y);
  pool.alpha = 0.55;
  if (!emblem || calm) return [pool];
  const rays = picture('light/rays', { width: 2700 });
  rays.position.set(LIGHT.x, LIGHT.y + 130);
  rays.tint = RAYS[emblem];
  rays.alpha = 0.42;
  return [rays, pool];
}

function feet(model: ResultModel, words: Words): Container[] {
  const boards: Container[] = [];
  if (model.blow) boards.push(blowBoard(model.blow, words));
  if (model.tonight.length > 0) boards.push(tonightBoard(model.tonight, model.blow ? TONIGHT : WIDE, words));
  boards.push(againBoard(model, words));
  return boards;
}

function heading(text: string, { x, y, width }: { x: number; y: number; width: number }): Container {
  const line = label(text, { size: TYPE.body - 1, colour: PAINT.creamQuiet, max: width - 52 });
  line.position.set(x + 26, y + 30);
  return line;
}

function blowBoard(blow: NonNullable<ResultModel['blow']>, words: Words): Container {
  const board = new Container();
  const line = BLOW.y + 76;
  const named = (person: Person, x: number): Container => {
    const piece = new Container();
    const shape = picture(`shapes/${person.guest.colour}`, { width: 40 });
    shape.x = 20;
    const name = label(person.guest.name, { size: 34, weight: '800', max: 150 });
    name.x = 50;
    piece.addChild(shape, name);
    piece.position.set(x, line);
    return piece;
  };
  const { cause, by, at } = blow;
  const what = blowPicture(cause.kind);
  what.position.set(BLOW.x + (by ? 290 : 60), line);
  const arrow = new Graphics()
    .moveTo(0, 0)
    .lineTo(34, 0)
    .moveTo(22, -12)
    .lineTo(36, 0)
    .lineTo(22, 12)
    .stroke({ color: PAINT.brassLight, width: 6, cap: 'round', join: 'round' });
  arrow.position.set(BLOW.x + 342, line);
  board.addChild(
    slice('slices/plank', BLOW),
    heading(by ? words.turning : words.fell, BLOW),
    what,
    arrow,
    named(at, BLOW.x + 396),
  );
  if (by) board.addChild(named(by, BLOW.x + 24));
  else {
    const kind = label(
      cause.kind === 'dynamite' ? words.dynamite : cause.kind === 'duel' ? words.duel : words.indians,
      {
        size: 34,
        weight: '800',
        max: 230,
      },
    );
    kind.position.set(BLOW.x + 102, line);
    board.addChild(kind);
  }
  return board;
}

function blowPicture(kind: NonNullable<ResultModel['blow']>['cause']['kind']): Container {
  switch (kind) {
    case 'indians': {
      const arrow = picture('tokens/arrow', { height: 56 });
      arrow.rotation = Math.PI / 2;
      return arrow;
    }
    case 'dynamite':
      return picture('dice/dynamite', { height: 56 });
    case 'gatling':
      return picture('tokens/gatling', { height: 56 });
    case 'duel':
      return picture('card-pictures/duel', { height: 64 });
    case 'shot':
    case 'bang':
      return picture('tokens/pistol', { height: 34 });
    default:
      return kind satisfies never;
  }
}

function tonightBoard(tonight: ResultModel['tonight'], place: Rect, words: Words): Container {
  const board = new Container();
  board.addChild(slice('slices/plank', place), heading(words.tonight, place));
  const shown = tonight.slice(0, place.width > 600 ? 8 : 5);
  for (const [i, { guest, wins }] of shown.entries()) {
    const shape = picture(`shapes/${guest.colour}`, { width: 44 });
    shape.position.set(place.x + 50 + i * 102, place.y + 74);
    const figure = label(String(wins), { size: TYPE.figure, weight: '900' });
    figure.position.set(place.x + 80 + i * 102, place.y + 74);
    board.addChild(shape, figure);
  }
  return board;
}

function againBoard({ lead }: ResultModel, words: Words): Container {
  const board = new Container();
  const style = { size: 37, weight: '800' } as const;
  board.addChild(slice('slices/plank', AGAIN));
  if (!lead) {
    const text = label(words.anotherRound, { ...style, max: AGAIN.width - 52, align: 'center' });
    text.position.set(AGAIN.x + AGAIN.width / 2, AGAIN.y + FOOT.height / 2);
    board.addChild(text);
    return board;
  }
  const max = AGAIN.width - 112;
  const text = label(words.dealsAgain({ name: lead.name }), { ...style, max }, words.anotherRound);
  text.position.set(AGAIN.x + 86, AGAIN.y + 38);
  const shape = picture(`shapes/${lead.colour}`, { width: 50 });
  shape.position.set(AGAIN.x + 48, AGAIN.y + FOOT.height / 2);
  const where = label(words.onLead, { size: TYPE.body, colour: PAINT.creamQuiet, max });
  where.position.set(AGAIN.x + 86, AGAIN.y + 80);
  board.addChild(text, shape, where);
  return board;
}
