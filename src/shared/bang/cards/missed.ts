import { defineCard } from './card.ts';

export default defineCard({
  id: 'missed',
  colour: 'brown',
  copies: ['2S', '3S', '4S', '5S', '6S', '7S', '8S', '10C', 'JC', 'QC', 'KC', 'AC'],
});
