import { defineCard } from './card.ts';

export default defineCard({
  id: 'wells-fargo',
  colour: 'brown',
  copies: ['3H'],
});
