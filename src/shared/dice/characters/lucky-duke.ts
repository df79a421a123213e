import { defineCharacter } from './character.ts';

/** One throw more. */
export default defineCharacter({
  id: 'lucky-duke',
  life: 8,
  traits: { throws: 4 },
});
