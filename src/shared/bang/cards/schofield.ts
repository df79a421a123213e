import { defineCard } from './card.ts';

export default defineCard({
  id: 'schofield',
  colour: 'blue',
  copies: ['JC', 'QC', 'KS'],
});
