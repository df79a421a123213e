import { defineCharacter } from './character.ts';

export default defineCharacter({
  id: 'lucky-duke',
  life: 4,
});
