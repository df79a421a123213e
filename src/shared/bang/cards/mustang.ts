import { defineCard } from './card.ts';

export default defineCard({
  id: 'mustang',
  colour: 'blue',
  copies: ['8H', '9H'],
});
