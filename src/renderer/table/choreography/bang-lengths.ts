import type { SeenBangEvent } from '../../../shared/bang/facts.ts';
import { fitted } from './pace.ts';

type Told<Type extends SeenBangEvent['type']> = Extract<SeenBangEvent, { type: Type }>;

const FLIGHT = 520;
const flights = (cards: number): number => (cards > 0 ? FLIGHT + 70 * (cards - 1) : 0);

/** Milliseconds an event takes at normal pace, roughly. */
const LENGTH: { readonly [Type in SeenBangEvent['type']]: (event: Told<Type>) => number } = {
  gameBegan: () => 400,
  tookCharacter: () => 160,
  turnBegan: () => 350,
  turnEnded: () => 200,
  played: () => 1900,
  answered: () => 1500,
  dodged: () => 550,
  flipped: () => 1900,
  checked: () => 1700,
  dynamitePassed: () => FLIGHT,
  dynamiteExploded: () => 900,
  turnSkipped: () => 400,
  drew: ({ cards }) => flights(cards.length),
  putBack: () => FLIGHT,
  tookFromHand: () => FLIGHT,
  inherited: ({ hand, inPlay }) => flights(hand.length + inPlay.length),
  tookInPlay: () => FLIGHT,
  tookDiscard: () => FLIGHT,
  showed: () => 1500,
  storeOpened: ({ cards }) => flights(cards.length) + 300,
  tookFromStore: () => FLIGHT,
  discarded: ({ cards, by }) => flights(cards.length) + (by === null ? 0 : 550),
  reshuffled: () => flights(3),
  usedAbility: () => 800,
  lostLife: () => 1500,
  gainedLife: () => 350,
  eliminated: () => 3800,
  gameEnded: () => 900,
};

/** What to multiply all times by, so that the next question is not kept too long. */
export function shortened(events: readonly SeenBangEvent[], pace: number): number {
  return fitted(
    events.reduce((sum, event) => sum + lengthOf(event), 0),
    pace,
  );
}

function lengthOf<Type extends SeenBangEvent['type']>(event: Told<Type>): number {
  return LENGTH[event.type](event);
}
