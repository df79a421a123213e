import { defineCharacter } from './character.ts';

/** Gains two lives whenever another player is eliminated. */
export default defineCharacter({
  id: 'vulture-sam',
  life: 9,
  traits: { gainPerDeath: 2 },
});
