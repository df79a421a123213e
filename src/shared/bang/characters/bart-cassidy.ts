import { defineCharacter } from './character.ts';

export default defineCharacter({
  id: 'bart-cassidy',
  life: 4,
});
