import { defineCharacter } from './character.ts';

/** Flips two cards for each draw! and chooses one. */
export default defineCharacter({
  id: 'lucky-duke',
  life: 4,
  traits: { extraFlips: 1 },
});
