import { defineCard } from './card.ts';

export default defineCard({
  id: 'stagecoach',
  colour: 'brown',
  copies: ['9S', '9S'],
});
