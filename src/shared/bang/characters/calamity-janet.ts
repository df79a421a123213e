import { defineCharacter } from './character.ts';

/** Uses BANG! as Missed! and Missed! as BANG!. */
export default defineCharacter({
  id: 'calamity-janet',
  life: 4,
  traits: { swapsBangAndMissed: true },
});
