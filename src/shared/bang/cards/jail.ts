import { defineCard } from './card.ts';

export default defineCard({
  id: 'jail',
  colour: 'blue',
  copies: ['JS', '10S', '4H'],
});
