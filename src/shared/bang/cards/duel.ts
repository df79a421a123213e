import { defineCard } from './card.ts';

export default defineCard({
  id: 'duel',
  colour: 'brown',
  copies: ['QD', 'JS', '8C'],
});
