import { defineCharacter } from './character.ts';

/** May use each 1 as a 2 and each 2 as a 1. */
export default defineCharacter({
  id: 'calamity-janet',
  life: 8,
  traits: { swapsBullsEyes: true },
});
