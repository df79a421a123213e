import { defineCard } from './card.ts';

export default defineCard({
  id: 'cat-balou',
  colour: 'brown',
  copies: ['KH', '9D', '10D', 'JD'],
});
