import { Container } from 'pixi.js';
import { idOf, rankOf, suitOf, type Card, type Suit } from '../../../shared/bang/face.ts';
import type { BangPart } from '../../../shared/text/bang/words.ts';
import { label } from '../stage/label.ts';
import { INK, PAINT } from '../stage/palette.ts';
import { picture } from '../stage/textures.ts';
import { printedReach } from './reach-sight.ts';

export type CardNames = BangPart<'cards'>;

/** What is written in here is part of a picture: it tells nothing that is not said elsewhere. */
export const PRINTED = 'printed';

/** The size at which cards are drawn; whoever shows one scales it. */
export const CARD = { width: 250, height: 350 } as const;

/** A card, `height` pixels high, with its origin in the middle; null shows its back. */
export function cardSprite(card: Card | null, { names, height }: { names: CardNames; height: number }): Container {
  const sprite = new Container({ label: PRINTED });
  sprite.addChild(picture(card === null ? 'cards/back' : `cards/${idOf(card)}`, CARD));
  if (card !== null) print(sprite, card, names);
  sprite.scale.set(height / CARD.height);
  return sprite;
}

export function suitColour(suit: Suit): number {
  return suit === 'hearts' || suit === 'diamonds' ? PAINT.blood : INK;
}

/** Everything that is not in the drawing: index, name and reach. Places are those of the drawing. */
function print(sprite: Container, card: Card, names: CardNames): void {
  const suit = suitOf(card);
  const colour = suitColour(suit);
  const at = (thing: Container, x: number, y: number): void => {
    thing.position.set(x - CARD.width / 2, y - CARD.height / 2);
    sprite.addChild(thing);
  };
  const rank = rankOf(card);
  at(label(rank, { size: 47, weight: '900', colour, align: 'center', max: 52 }), 43, 40);
  at(picture(`suits/${suit}`, { width: 33 }), 42, 79);
  at(label(rank, { size: 26, weight: '900', colour, align: 'right' }), 206, 321);
  at(picture(`suits/${suit}`, { width: 21 }), 219, 321);
  const { name } = names[idOf(card)];
  at(label(name, { face: 'sign', size: 38, max: 222, align: 'center', fold: { size: 24, leading: 26 } }), 125, 278);
  const reach = printedReach(idOf(card));
  if (reach !== null) at(label(String(reach), { size: 36, weight: '900', align: 'center' }), 208, 48);
}
