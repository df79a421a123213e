import { defineCharacter } from './character.ts';

/** May play any number of BANG! cards. */
export default defineCharacter({
  id: 'willy-the-kid',
  life: 4,
  traits: { unlimitedBangs: true },
});
