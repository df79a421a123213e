import type { CardRule } from './card.ts';
import { defineCard } from './card.ts';

/** As many cards as players alive; everybody takes one. */
const generalStore: CardRule<'general-store'> = defineCard({
  id: 'general-store',
  colour: 'brown',
  copies: ['9C', 'QS'],
  play(game, { seat }) {
    const left = game.clockwise(seat);
    return [{ kind: 'store', by: seat, cards: game.openStore(seat, left.length), left }];
  },
});
export default generalStore;
