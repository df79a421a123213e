import { defineCard } from './card.ts';

export default defineCard({
  id: 'winchester',
  colour: 'blue',
  copies: ['8S'],
});
