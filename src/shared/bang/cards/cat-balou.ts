import { withoutCards } from '../aims.ts';
import type { CardRule } from './card.ts';
import { defineCard, targetOf } from './card.ts';

/** Discards a card of anybody. */
const catBalou: CardRule<'cat-balou'> = defineCard({
  id: 'cat-balou',
  colour: 'brown',
  copies: ['KH', '9D', '10D', 'JD'],
  aim: {
    ownCards: true,
    refusal: withoutCards,
    nobody: () => ({ code: 'nobody-has-cards' }),
  },
  play: (_game, played) => [{ kind: 'rob', by: played.seat, at: targetOf(played), as: 'cat-balou' }],
});
export default catBalou;
