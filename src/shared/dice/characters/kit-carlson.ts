import { defineCharacter } from './character.ts';

/** For each Gatling die one arrow of any player may go back. */
export default defineCharacter({
  id: 'kit-carlson',
  life: 7,
  traits: { removalsPerGatling: 1 },
});
