import { living } from '../state.ts';
import type { CardRule } from './card.ts';
import { defineCard } from './card.ts';

/** A life, but not with two alive. Also played at full life, for nothing. */
const beer: CardRule<'beer'> = defineCard({
  id: 'beer',
  colour: 'brown',
  copies: ['6H', '7H', '8H', '9H', '10H', 'JH'],
  refusal: ({ state, living: alive }) =>
    alive.length <= 2 && state.options.lastTwoBeer === 'refused' ? { code: 'beer-last-two' } : null,
  play(game, { seat }) {
    game.gainLife(seat, living(game.state).length > 2 ? 1 : 0, 'beer');
    return [];
  },
});
export default beer;
