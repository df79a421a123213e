import { defineCharacter } from './character.ts';

/** With four lives or fewer, each of his beers on himself gives two. */
export default defineCharacter({
  id: 'jesse-jones',
  life: 9,
  traits: { doubleBeersUpTo: 4 },
});
