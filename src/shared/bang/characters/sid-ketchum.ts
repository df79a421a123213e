import { defineCharacter } from './character.ts';

export default defineCharacter({
  id: 'sid-ketchum',
  life: 4,
});
