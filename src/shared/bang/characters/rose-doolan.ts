import { defineCharacter } from './character.ts';

/** Sees others one closer. */
export default defineCharacter({
  id: 'rose-doolan',
  life: 4,
  traits: { seesCloser: 1 },
});
