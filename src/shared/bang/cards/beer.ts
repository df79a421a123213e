import { defineCard } from './card.ts';

export default defineCard({
  id: 'beer',
  colour: 'brown',
  copies: ['6H', '7H', '8H', '9H', '10H', 'JH'],
});
