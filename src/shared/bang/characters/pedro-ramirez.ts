import { defineCharacter } from './character.ts';

/** May take the first card of the draw phase from the discard pile. */
export default defineCharacter({
  id: 'pedro-ramirez',
  life: 4,
  traits: { firstFromDiscard: true },
});
