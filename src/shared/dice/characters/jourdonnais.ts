import { defineCharacter } from './character.ts';

/** Never loses more than one life to an Indian attack. */
export default defineCharacter({
  id: 'jourdonnais',
  life: 7,
  traits: { maxIndianLoss: 1 },
});
