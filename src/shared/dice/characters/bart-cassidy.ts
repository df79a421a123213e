import { defineCharacter } from './character.ts';

/** May take arrows in place of lives lost to shots and the Gatling, never the last one of the pile. */
export default defineCharacter({
  id: 'bart-cassidy',
  life: 8,
  traits: { takesArrowsForLives: true },
});
