import { defineCard } from './card.ts';

export default defineCard({
  id: 'barrel',
  colour: 'blue',
  copies: ['QS', 'KS'],
});
