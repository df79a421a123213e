import type { CardRule } from './card.ts';
import { defineCard, targetOf } from './card.ts';

/** Both discard a BANG! in turn, the other one first; whoever has no more loses a life. */
const duel: CardRule<'duel'> = defineCard({
  id: 'duel',
  colour: 'brown',
  copies: ['QD', 'JS', '8C'],
  aim: {
    ownCards: false,
    refusal: () => null,
    nobody: () => ({ code: 'fallen' }),
  },
  play(_game, played) {
    const at = targetOf(played);
    return [{ kind: 'duel', by: played.seat, at, next: at, bangs: 0 }];
  },
});
export default duel;
