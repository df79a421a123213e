import { defineCharacter } from './character.ts';

export default defineCharacter({
  id: 'paul-regret',
  life: 3,
});
