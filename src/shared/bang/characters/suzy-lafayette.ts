import { defineCharacter } from './character.ts';

/** Draws a card when her hand is empty. */
export default defineCharacter({
  id: 'suzy-lafayette',
  life: 4,
  traits: { refills: true },
});
