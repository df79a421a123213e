import { defineCharacter } from './character.ts';

/** Others see him one farther away. */
export default defineCharacter({
  id: 'paul-regret',
  life: 3,
  traits: { seemsFarther: 1 },
});
