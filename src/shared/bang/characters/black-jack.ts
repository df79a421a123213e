import { defineCharacter } from './character.ts';

export default defineCharacter({
  id: 'black-jack',
  life: 4,
});
