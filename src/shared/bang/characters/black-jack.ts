import { defineCharacter } from './character.ts';

/** Shows the second card of his draw phase and draws another if it is red. */
export default defineCharacter({
  id: 'black-jack',
  life: 4,
  traits: { showsSecond: true },
});
