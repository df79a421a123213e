import type { CardRule } from './card.ts';
import { defineCard } from './card.ts';

const wellsFargo: CardRule<'wells-fargo'> = defineCard({
  id: 'wells-fargo',
  colour: 'brown',
  copies: ['3H'],
  play(game, { seat }) {
    game.draw(seat, 3, 'wells-fargo');
    return [];
  },
});
export default wellsFargo;
