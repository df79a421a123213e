import type { SeenBangEvent } from '../../../shared/bang/facts.ts';

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

export function bangLength<Type extends SeenBangEvent['type']>(event: Told<Type>): number {
  return LENGTH[event.type](event);
}
