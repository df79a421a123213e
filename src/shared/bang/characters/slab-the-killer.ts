import { defineCharacter } from './character.ts';

/** His BANG! cards need two Missed!. */
export default defineCharacter({
  id: 'slab-the-killer',
  life: 4,
  traits: { extraMisses: 1 },
});
