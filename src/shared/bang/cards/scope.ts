import { defineCard } from './card.ts';

export default defineCard({
  id: 'scope',
  colour: 'blue',
  copies: ['AS'],
});
