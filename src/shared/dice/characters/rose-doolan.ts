import { defineCharacter } from './character.ts';

/** May use 1 and 2 one place further. */
export default defineCharacter({
  id: 'rose-doolan',
  life: 9,
  traits: { extraReach: 1 },
});
