import { defineCharacter } from './character.ts';

/** May throw dynamite again while fewer than three show. */
export default defineCharacter({
  id: 'black-jack',
  life: 8,
  traits: { rethrowsDynamite: true },
});
