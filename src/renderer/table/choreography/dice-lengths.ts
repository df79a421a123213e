import type { DiceEvent } from '../../../shared/dice/model.ts';

type Told<Type extends DiceEvent['type']> = Extract<DiceEvent, { type: Type }>;

/** Milliseconds an event takes at normal pace, roughly: enough to keep a long chain from holding up the next question. */
const LENGTH: { readonly [Type in DiceEvent['type']]: (event: Told<Type>) => number } = {
  gameBegan: () => 400,
  turnBegan: () => 600,
  rolled: () => 1250,
  tookArrow: () => 590,
  returnedArrows: ({ arrows }) => (arrows > 0 ? 350 : 0),
  indiansAttacked: () => 2300,
  dynamiteExploded: () => 1400,
  keptDice: () => 300,
  shot: ({ shots }) => 450 + shots.length * 500,
  drank: () => 450,
  firedGatling: () => 1700,
  usedAbility: () => 900,
  lostLife: () => 850,
  gainedLife: () => 350,
  eliminated: () => 3800,
  turnEnded: () => 200,
  gameEnded: () => 1400,
};

export function diceLength<Type extends DiceEvent['type']>(event: Told<Type>): number {
  return LENGTH[event.type](event);
}
