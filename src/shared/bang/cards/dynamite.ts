import { rankOf, suitOf } from '../face.ts';
import { inPlayAlready, woundOf } from '../state.ts';
import type { CardRule, Rank } from './card.ts';
import { defineCard } from './card.ts';

const EXPLODES: readonly Rank[] = ['2', '3', '4', '5', '6', '7', '8', '9'];

/** Passes to the left at the start of a turn, or explodes for three lives. */
const dynamite: CardRule<'dynamite'> = defineCard({
  id: 'dynamite',
  colour: 'blue',
  copies: ['2H'],
  refusal: ({ state, seat }) => inPlayAlready(state, seat, 'dynamite'),
  check: {
    isGood: flipped => flipped === null || suitOf(flipped) !== 'spades' || !EXPLODES.includes(rankOf(flipped)),
    after(game, { seat, card, good }) {
      if (good) {
        game.passOn(seat, card);
        return [];
      }
      game.emit({ type: 'dynamiteExploded', seat });
      game.discardInPlay(seat, card, 'spent');
      return [woundOf(seat, 3, { kind: 'dynamite' })];
    },
  },
});
export default dynamite;
