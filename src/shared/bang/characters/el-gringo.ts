import { defineCharacter } from './character.ts';

/** Takes a card from the hand of whoever cost him a life. */
export default defineCharacter({
  id: 'el-gringo',
  life: 3,
  traits: { takesPerLife: 1 },
});
