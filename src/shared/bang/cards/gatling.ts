import type { CardRule } from './card.ts';
import { defineCard } from './card.ts';

/** A shot at everybody else, at any distance. */
const gatling: CardRule<'gatling'> = defineCard({
  id: 'gatling',
  colour: 'brown',
  copies: ['10H'],
  play(game, { seat }) {
    return [{ kind: 'gatling', by: seat, left: game.clockwise(seat).slice(1) }];
  },
});
export default gatling;
