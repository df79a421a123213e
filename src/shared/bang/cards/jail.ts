import { suitOf } from '../face.ts';
import { inPlayAlready, playerAt } from '../state.ts';
import type { CardRule } from './card.ts';
import { defineCard } from './card.ts';

/** Before anybody but the Sheriff: without hearts at the start of the turn, there is none. */
const jail: CardRule<'jail'> = defineCard({
  id: 'jail',
  colour: 'blue',
  copies: ['JS', '10S', '4H'],
  aim: {
    ownCards: false,
    refusal({ state }, at) {
      if (playerAt(state, at).role === 'sheriff') return { code: 'sheriff-not-jailed' };
      return inPlayAlready(state, at, 'jail');
    },
    nobody: () => ({ code: 'nobody-to-jail' }),
  },
  check: {
    isGood: flipped => flipped !== null && suitOf(flipped) === 'hearts',
    after(game, { seat, card, good }) {
      game.discardInPlay(seat, card, 'spent');
      if (!good) game.skipTurn();
      return [];
    },
  },
});
export default jail;
