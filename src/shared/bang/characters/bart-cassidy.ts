import { defineCharacter } from './character.ts';

/** Draws a card for each life lost. */
export default defineCharacter({
  id: 'bart-cassidy',
  life: 4,
  traits: { drawsPerLife: 1 },
});
