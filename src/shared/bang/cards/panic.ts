import { defineCard } from './card.ts';

export default defineCard({
  id: 'panic',
  colour: 'brown',
  copies: ['JH', 'QH', 'AH', '8D'],
});
