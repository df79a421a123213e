import { inPlayAlready } from '../state.ts';
import type { CardRule } from './card.ts';
import { defineCard } from './card.ts';

const winchester: CardRule<'winchester'> = defineCard({
  id: 'winchester',
  colour: 'blue',
  copies: ['8S'],
  weapon: true,
  traits: { reach: 5 },
  refusal: ({ state, seat }) => inPlayAlready(state, seat, 'winchester'),
});
export default winchester;
