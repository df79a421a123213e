import { defineCharacter } from './character.ts';

/** Looks at three cards in his draw phase, keeps two and puts one back. */
export default defineCharacter({
  id: 'kit-carlson',
  life: 4,
  traits: { extraLooks: 1 },
});
