import { defineCharacter } from './character.ts';

export default defineCharacter({
  id: 'vulture-sam',
  life: 4,
});
