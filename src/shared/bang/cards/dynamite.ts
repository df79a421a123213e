import { defineCard } from './card.ts';

export default defineCard({
  id: 'dynamite',
  colour: 'blue',
  copies: ['2H'],
});
