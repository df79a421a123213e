import { defineCharacter } from './character.ts';

/** May draw! against every shot, as if a Barrel lay before him. */
export default defineCharacter({
  id: 'jourdonnais',
  life: 4,
  traits: { dodgeDraws: ['jourdonnais'] },
});
