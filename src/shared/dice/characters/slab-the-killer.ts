import { defineCharacter } from './character.ts';

/** Once a turn a beer may double one of his shots. */
export default defineCharacter({
  id: 'slab-the-killer',
  life: 8,
  traits: { doublesShot: true },
});
