import { defineCharacter } from './character.ts';

/** May discard two cards for a life, on his turn or not. */
export default defineCharacter({
  id: 'sid-ketchum',
  life: 4,
  traits: { healCost: 2 },
});
