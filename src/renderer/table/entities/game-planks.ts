import { Container } from 'pixi.js';
import type { RoomView } from '../../../shared/protocol/room.ts';
import type { Catalogue } from '../../../shared/text/catalogue.ts';
import { GAMES, type GameId } from '../../../shared/games.ts';
import { label } from '../stage/label.ts';
import type { Rect } from '../stage/layout.ts';
import { LOBBY } from '../stage/lobby-layout.ts';
import { PAINT, TYPE } from '../stage/palette.ts';
import { picture, slice } from '../stage/textures.ts';
import { cardSprite, type CardNames } from './card-sprite.ts';

/** More changed house rules than this are counted. */
const MOST_RULES = 2;

type Words = Catalogue['table']['lobby'];

interface Told {
  readonly words: Words;
  /** House rules that are not played as usual, a line each. */
  readonly changed: readonly string[];
  readonly cards: CardNames;
}

/** Every game, the one that is dealt next in light; how that one goes, and what this table plays otherwise. */
export function gamePlanks({ game, seats, address }: RoomView, { words, changed, cards }: Told): Container[] {
  const planks = GAMES.flatMap((one, i) => {
    const place = LOBBY.games[i];
    return place ? gamePlank(one, place, { words, seats, cards, chosen: one === game }) : [];
  });
  return [...planks, ...how(words.how[game], game), lineOver(address, words, changed)];
}

function gamePlank(
  game: GameId,
  place: Rect,
  look: Pick<Told, 'words' | 'cards'> & { seats: RoomView['seats']; chosen: boolean },
): Container {
  const { words, seats, cards, chosen } = look;
  const plank = new Container();
  plank.position.set(place.x, place.y);
  const max = place.width - 234 - (chosen ? 30 : 20);
  const name = label(words.games[game], {
    face: 'sign',
    size: 44,
    colour: chosen ? PAINT.brassLight : PAINT.creamQuiet,
    max,
  });
  name.position.set(210, 39);
  const facts = label(words.facts[game](seats), { size: TYPE.body, max });
  facts.position.set(210, 81);
  const box = { x: 0, y: 0, width: place.width, height: place.height };
  plank.addChild(slice(chosen ? 'slices/plank-lit' : 'slices/plank', box), ...emblems(game, cards), name, facts);
  if (chosen) {
    const check = picture('things/check', { width: 60 });
    check.position.set(place.width - 18, 8);
    plank.addChild(check);
  }
  return plank;
}

/** Two things of the game, side by side at the left of its plank. */
function emblems(game: GameId, names: CardNames): Container[] {
  const [left, right] =
    game === 'dice'
      ? [picture('dice/two', { width: 76 }), picture('dice/dynamite', { width: 72 })]
      : [cardSprite('beer:8H', { names, height: 104 }), cardSprite('bang:AS', { names, height: 104 })];
  left.position.set(68, 52);
  left.rotation = -0.12;
  right.position.set(144, game === 'dice' ? 60 : 54);
  right.rotation = 0.14;
  return [left, right];
}

/** Three pictures with a line each, side by side. */
function how(lines: readonly string[], game: GameId): Container[] {
  const { x, y, width, height } = LOBBY.how;
  const hand = game === 'dice' ? picture('dice/beer', { width: 74 }) : picture('cards/back', { width: 62, height: 87 });
  const things = [hand, picture('tokens/pistol', { width: 104 }), picture('role-cards/back', { height: 88 })];
  const step = width / things.length;
  const middle = y + height / 2;
  return [
    slice('slices/plank', LOBBY.how),
    ...things.flatMap((thing, i) => {
      thing.position.set(x + step * i + 72, middle);
      const line = label(lines[i] ?? '', {
        size: 30,
        max: step - 150,
        fold: { size: TYPE.body, leading: 36 },
        anchor: { x: 0, y: 0.5 },
      });
      line.position.set(x + step * i + 134, middle);
      return [thing, line];
    }),
  ];
}

/** House rules of this table's own, or else by what other tables know it. */
function lineOver({ local }: RoomView['address'], words: Words, changed: readonly string[]): Container {
  const { x, y, width, height } = LOBBY.rules;
  const style = { size: TYPE.label, weight: '700', max: width, align: 'center' } as const;
  const line =
    changed.length > 0
      ? label(
          `${words.houseRules}: ${changed.slice(0, MOST_RULES).join(' · ')}${more(changed.length - MOST_RULES)}`,
          { ...style, colour: PAINT.brassLight },
          `${words.houseRules}: ${changed[0] ?? ''}${more(changed.length - 1)}`,
        )
      : label(local === null ? '' : words.named({ host: local.split('.')[0] ?? local }), {
          ...style,
          colour: PAINT.creamQuiet,
        });
  line.position.set(x + width / 2, y + height / 2);
  return line;
}

function more(count: number): string {
  return count > 0 ? ` +${count}` : '';
}
