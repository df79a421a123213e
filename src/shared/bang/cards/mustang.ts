import { inPlayAlready } from '../state.ts';
import type { CardRule } from './card.ts';
import { defineCard } from './card.ts';

/** Others see its owner one farther away. */
const mustang: CardRule<'mustang'> = defineCard({
  id: 'mustang',
  colour: 'blue',
  copies: ['8H', '9H'],
  traits: { seemsFarther: 1 },
  refusal: ({ state, seat }) => inPlayAlready(state, seat, 'mustang'),
});
export default mustang;
