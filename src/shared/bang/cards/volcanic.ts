import { defineCard } from './card.ts';

export default defineCard({
  id: 'volcanic',
  colour: 'blue',
  copies: ['10S', '10C'],
});
