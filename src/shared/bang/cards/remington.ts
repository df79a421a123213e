import { defineCard } from './card.ts';

export default defineCard({
  id: 'remington',
  colour: 'blue',
  copies: ['KC'],
});
