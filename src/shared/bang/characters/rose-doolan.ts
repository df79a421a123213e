import { defineCharacter } from './character.ts';

export default defineCharacter({
  id: 'rose-doolan',
  life: 4,
});
