import { defineCharacter } from './character.ts';

export default defineCharacter({
  id: 'el-gringo',
  life: 3,
});
