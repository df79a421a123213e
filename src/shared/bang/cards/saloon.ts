import type { CardRule } from './card.ts';
import { defineCard } from './card.ts';

/** A life for everybody alive, also with two. */
const saloon: CardRule<'saloon'> = defineCard({
  id: 'saloon',
  colour: 'brown',
  copies: ['5H'],
  play(game, { seat }) {
    for (const other of game.clockwise(seat)) game.gainLife(other, 1, 'saloon');
    return [];
  },
});
export default saloon;
