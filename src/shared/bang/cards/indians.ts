import type { CardRule } from './card.ts';
import { defineCard } from './card.ts';

/** Everybody else discards a BANG! or loses a life. */
const indians: CardRule<'indians'> = defineCard({
  id: 'indians',
  colour: 'brown',
  copies: ['KD', 'AD'],
  play(game, { seat }) {
    return [{ kind: 'indians', by: seat, at: null, left: game.clockwise(seat).slice(1) }];
  },
});
export default indians;
