import { inPlayAlready } from '../state.ts';
import type { CardRule } from './card.ts';
import { defineCard } from './card.ts';

/** Reaches no farther than no weapon, but shoots as often as one likes. */
const volcanic: CardRule<'volcanic'> = defineCard({
  id: 'volcanic',
  colour: 'blue',
  copies: ['10S', '10C'],
  weapon: true,
  traits: { reach: 1, unlimitedBangs: true },
  refusal: ({ state, seat }) => inPlayAlready(state, seat, 'volcanic'),
});
export default volcanic;
