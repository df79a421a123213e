import { defineCharacter } from './character.ts';

/** Takes all cards of the fallen. */
export default defineCharacter({
  id: 'vulture-sam',
  life: 4,
  traits: { inherits: true },
});
