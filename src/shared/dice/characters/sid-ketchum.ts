import { defineCharacter } from './character.ts';

/** At the start of his turn a player of his choice gains one life. */
export default defineCharacter({
  id: 'sid-ketchum',
  life: 8,
  traits: { gift: 1 },
});
