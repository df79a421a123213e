import { defineCard } from './card.ts';

export default defineCard({
  id: 'gatling',
  colour: 'brown',
  copies: ['10H'],
});
