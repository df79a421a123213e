import { inPlayAlready } from '../state.ts';
import type { CardRule } from './card.ts';
import { defineCard } from './card.ts';

const revCarabine: CardRule<'rev-carabine'> = defineCard({
  id: 'rev-carabine',
  colour: 'blue',
  copies: ['AC'],
  weapon: true,
  traits: { reach: 4 },
  refusal: ({ state, seat }) => inPlayAlready(state, seat, 'rev-carabine'),
});
export default revCarabine;
