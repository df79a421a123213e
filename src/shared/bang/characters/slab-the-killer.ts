import { defineCharacter } from './character.ts';

export default defineCharacter({
  id: 'slab-the-killer',
  life: 4,
});
