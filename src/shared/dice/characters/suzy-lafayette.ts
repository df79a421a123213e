import { defineCharacter } from './character.ts';

/** Gains two lives at the end of a turn without any 1 or 2. */
export default defineCharacter({
  id: 'suzy-lafayette',
  life: 8,
  traits: { gainWithoutShots: 2 },
});
