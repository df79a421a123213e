import { defineCharacter } from './character.ts';

export default defineCharacter({
  id: 'jesse-jones',
  life: 4,
});
