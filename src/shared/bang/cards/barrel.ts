import { inPlayAlready } from '../state.ts';
import type { CardRule } from './card.ts';
import { defineCard } from './card.ts';

/** draw! against a shot: hearts count as a Missed!. */
const barrel: CardRule<'barrel'> = defineCard({
  id: 'barrel',
  colour: 'blue',
  copies: ['QS', 'KS'],
  traits: { dodgeDraws: ['barrel'] },
  refusal: ({ state, seat }) => inPlayAlready(state, seat, 'barrel'),
});
export default barrel;
