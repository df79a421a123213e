import { defineCard } from './card.ts';

export default defineCard({
  id: 'rev-carabine',
  colour: 'blue',
  copies: ['AC'],
});
