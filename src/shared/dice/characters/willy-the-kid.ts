import { defineCharacter } from './character.ts';

/** Two Gatlings fire it. */
export default defineCharacter({
  id: 'willy-the-kid',
  life: 8,
  traits: { gatlingsNeeded: 2 },
});
