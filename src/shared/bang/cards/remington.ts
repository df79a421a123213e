import { inPlayAlready } from '../state.ts';
import type { CardRule } from './card.ts';
import { defineCard } from './card.ts';

const remington: CardRule<'remington'> = defineCard({
  id: 'remington',
  colour: 'blue',
  copies: ['KC'],
  weapon: true,
  traits: { reach: 3 },
  refusal: ({ state, seat }) => inPlayAlready(state, seat, 'remington'),
});
export default remington;
