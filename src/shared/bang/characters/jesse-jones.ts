import { defineCharacter } from './character.ts';

/** May take the first card of the draw phase from another hand. */
export default defineCharacter({
  id: 'jesse-jones',
  life: 4,
  traits: { firstFromHand: true },
});
