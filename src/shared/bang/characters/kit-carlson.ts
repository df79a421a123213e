import { defineCharacter } from './character.ts';

export default defineCharacter({
  id: 'kit-carlson',
  life: 4,
});
