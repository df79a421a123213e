import { defineCharacter } from './character.ts';

/** The Gatling never hurts him. */
export default defineCharacter({
  id: 'paul-regret',
  life: 9,
  traits: { gatlingProof: true },
});
