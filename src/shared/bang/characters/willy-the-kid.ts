import { defineCharacter } from './character.ts';

export default defineCharacter({
  id: 'willy-the-kid',
  life: 4,
});
