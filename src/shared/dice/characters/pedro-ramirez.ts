import { defineCharacter } from './character.ts';

/** For each life he loses one of his arrows may go back. The life is lost all the same. */
export default defineCharacter({
  id: 'pedro-ramirez',
  life: 8,
  traits: { returnsPerLife: 1 },
});
