import { defineCharacter } from './character.ts';

export default defineCharacter({
  id: 'jourdonnais',
  life: 4,
});
