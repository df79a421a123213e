import { defineCharacter } from './character.ts';

export default defineCharacter({
  id: 'suzy-lafayette',
  life: 4,
});
