import { nearest, withoutCards } from '../aims.ts';
import type { CardRule } from './card.ts';
import { defineCard, targetOf } from './card.ts';

const REACH = 1;

/** Takes a card of somebody at distance 1. Weapons do not help. */
const panic: CardRule<'panic'> = defineCard({
  id: 'panic',
  colour: 'brown',
  copies: ['JH', 'QH', 'AH', '8D'],
  aim: {
    ownCards: true,
    refusal(situation, at) {
      const distance = situation.distance(at);
      return distance > REACH ? { code: 'out-of-reach', distance, reach: REACH } : withoutCards(situation, at);
    },
    nobody(situation) {
      const distance = nearest(situation);
      return distance > REACH ? { code: 'nobody-in-reach', distance, reach: REACH } : { code: 'nobody-has-cards' };
    },
  },
  play: (_game, played) => [{ kind: 'rob', by: played.seat, at: targetOf(played), as: 'panic' }],
});
export default panic;
