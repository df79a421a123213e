import { defineCharacter } from './character.ts';

export default defineCharacter({
  id: 'calamity-janet',
  life: 4,
});
