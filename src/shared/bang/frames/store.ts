import type { Card } from '../face.ts';
import type { Game } from '../game.ts';
import type { StoreFrame } from '../state.ts';
import type { Rule } from './rule.ts';
import { oneOf } from './rule.ts';

/** Everybody takes a card, beginning with whoever opened the store. The last one takes what is left. */
export const store: Rule<'store'> = {
  ask(_state, { cards, left }) {
    const [seat] = left;
    if (seat === undefined || cards.length < 2) return null;
    return oneOf(
      seat,
      'store',
      cards.map(card => ({ kind: 'card', card })),
      0,
    );
  },

  step(game, frame) {
    const [card] = frame.cards;
    return card === undefined || frame.left.length === 0 ? 'done' : takeOne(game, frame, card);
  },

  answer: (game, frame, [pick]) => (pick?.kind === 'card' ? takeOne(game, frame, pick.card) : 'stay'),
};

function takeOne(game: Game, frame: StoreFrame, card: Card): 'stay' {
  const seat = frame.left.shift();
  if (seat !== undefined) game.takeFromStore(seat, frame.cards, card);
  return 'stay';
}
