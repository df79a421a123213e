import { inPlayAlready } from '../state.ts';
import type { CardRule } from './card.ts';
import { defineCard } from './card.ts';

const schofield: CardRule<'schofield'> = defineCard({
  id: 'schofield',
  colour: 'blue',
  copies: ['JC', 'QC', 'KS'],
  weapon: true,
  traits: { reach: 2 },
  refusal: ({ state, seat }) => inPlayAlready(state, seat, 'schofield'),
});
export default schofield;
