import { inPlayAlready } from '../state.ts';
import type { CardRule } from './card.ts';
import { defineCard } from './card.ts';

/** Its owner sees others one closer. */
const scope: CardRule<'scope'> = defineCard({
  id: 'scope',
  colour: 'blue',
  copies: ['AS'],
  traits: { seesCloser: 1 },
  refusal: ({ state, seat }) => inPlayAlready(state, seat, 'scope'),
});
export default scope;
