import { defineCharacter } from './character.ts';

/** Whoever takes life from him with shots or the Gatling takes one arrow for it. */
export default defineCharacter({
  id: 'el-gringo',
  life: 7,
  traits: { arrowsForShooter: 1 },
});
