import { defineCard } from './card.ts';

export default defineCard({
  id: 'indians',
  colour: 'brown',
  copies: ['KD', 'AD'],
});
