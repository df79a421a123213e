import { defineCard } from './card.ts';

export default defineCard({
  id: 'saloon',
  colour: 'brown',
  copies: ['5H'],
});
