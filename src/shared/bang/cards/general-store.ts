import { defineCard } from './card.ts';

export default defineCard({
  id: 'general-store',
  colour: 'brown',
  copies: ['9C', 'QS'],
});
