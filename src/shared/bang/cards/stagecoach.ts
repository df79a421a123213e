import type { CardRule } from './card.ts';
import { defineCard } from './card.ts';

const stagecoach: CardRule<'stagecoach'> = defineCard({
  id: 'stagecoach',
  colour: 'brown',
  copies: ['9S', '9S'],
  play(game, { seat }) {
    game.draw(seat, 2, 'stagecoach');
    return [];
  },
});
export default stagecoach;
