import { defineCharacter } from './character.ts';

export default defineCharacter({
  id: 'pedro-ramirez',
  life: 4,
});
