import type { Container } from 'pixi.js';
import type { RoomView } from '../../../shared/protocol/room.ts';
import type { Catalogue } from '../../../shared/text/catalogue.ts';
import type { GameId } from '../../../shared/games.ts';
import { label } from '../stage/label.ts';
import { PAINT, TYPE } from '../stage/palette.ts';
import { picture, slice } from '../stage/textures.ts';
import { cardSprite, type CardNames } from './card-sprite.ts';

const TILE = { x: 714, y: 776, width: 540, height: 170 };
const HOW = { x: 1278, y: 776, width: 546, height: 170 };
/** More changed house rules than this are counted. */
const LINES = 3;

interface Told {
  readonly words: Catalogue['table']['lobby'];
  /** House rules that are not played as usual, a line each. */
  readonly changed: readonly string[];
  readonly cards: CardNames;
}

/** The game that is dealt next, and what to know of it: how it goes, or what this table plays otherwise. */
export function gamePlanks({ game, seats }: RoomView, { words, changed, cards }: Told): Container[] {
  const max = TILE.width - 276;
  const name = label(words.games[game], { face: 'sign', size: 46, colour: PAINT.brassLight, max });
  name.position.set(TILE.x + 244, TILE.y + 66);
  const facts = label(words.facts[game](seats), { size: 30, max });
  facts.position.set(TILE.x + 244, TILE.y + 122);
  const check = picture('things/check', { width: 68 });
  check.position.set(TILE.x + TILE.width - 26, TILE.y + 6);
  return [
    slice('slices/plank-lit', TILE),
    ...emblems(game, cards),
    name,
    facts,
    check,
    slice('slices/plank', HOW),
    ...(changed.length > 0 ? houseRules(words.houseRules, changed) : how(words.how[game], game)),
  ];
}

/** Two things of the game, side by side at the left of its tile. */
function emblems(game: GameId, names: CardNames): Container[] {
  const [left, right] =
    game === 'dice'
      ? [picture('dice/two', { width: 100 }), picture('dice/dynamite', { width: 94 })]
      : [cardSprite('bang:AS', { names, height: 134 }), cardSprite('beer:10H', { names, height: 128 })];
  left.position.set(TILE.x + 86, TILE.y + 84);
  left.rotation = -0.12;
  right.position.set(TILE.x + 180, TILE.y + (game === 'dice' ? 100 : 88));
  right.rotation = 0.14;
  return [left, right];
}

function how(lines: readonly string[], game: GameId): Container[] {
  const hand = game === 'dice' ? picture('dice/beer', { width: 72 }) : picture('cards/back', { width: 60, height: 84 });
  const things = [hand, picture('tokens/pistol', { width: 108 }), picture('role-cards/back', { height: 84 })];
  const step = HOW.width / things.length;
  return things.flatMap((thing, i) => {
    const middle = HOW.x + step * (i + 0.5);
    thing.position.set(middle, HOW.y + 54);
    const line = label(lines[i] ?? '', {
      size: TYPE.floor,
      max: step - 14,
      wrap: true,
      leading: 28,
      align: 'center',
      colour: PAINT.cream,
      anchor: { x: 0.5, y: 0.5 },
    });
    line.position.set(middle, HOW.y + 128);
    return [thing, line];
  });
}

function houseRules(title: string, changed: readonly string[]): Container[] {
  const shown = changed.length > LINES ? [...changed.slice(0, LINES - 1), `+ ${changed.length - LINES + 1}`] : changed;
  const head = label(title, { face: 'sign', size: 34, colour: PAINT.brassLight, max: HOW.width - 60 });
  head.position.set(HOW.x + 30, HOW.y + 38);
  const lines = shown.map((text, i) => {
    const line = label(text, { size: TYPE.floor, colour: PAINT.cream, max: HOW.width - 60 });
    line.position.set(HOW.x + 30, HOW.y + 76 + i * 32);
    return line;
  });
  return [head, ...lines];
}
