import type { CardRule } from './card.ts';
import { defineCard } from './card.ts';

/** Only answers a shot. */
const missed: CardRule<'missed'> = defineCard({
  id: 'missed',
  colour: 'brown',
  copies: ['2S', '3S', '4S', '5S', '6S', '7S', '8S', '10C', 'JC', 'QC', 'KC', 'AC'],
  refusal: () => ({ code: 'only-when-shot' }),
});
export default missed;
