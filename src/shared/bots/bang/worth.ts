import type { CardId } from '../../bang/cards/index.ts';
import { cardOf } from '../../bang/cards/index.ts';
import type { Card } from '../../bang/face.ts';
import { idOf } from '../../bang/face.ts';
import type { Mind } from './mind.ts';
import { hasInPlay, holds } from './mind.ts';

const PLAIN_WORTH: Readonly<Record<CardId, number>> = {
  beer: 9,
  'wells-fargo': 9,
  stagecoach: 8,
  missed: 7,
  barrel: 7,
  mustang: 6.5,
  gatling: 6.5,
  bang: 6,
  'cat-balou': 6,
  panic: 5.5,
  scope: 5,
  indians: 5,
  jail: 5,
  volcanic: 5,
  winchester: 6,
  'rev-carabine': 5.5,
  remington: 5,
  schofield: 4.5,
  duel: 4,
  'general-store': 4,
  saloon: 4,
  dynamite: 2,
};

/** What a card is worth in this player's hand. */
export function worthOf(mind: Mind, card: Card): number {
  const id = idOf(card);
  const worth = PLAIN_WORTH[id];
  // With two left a Beer gives nothing.
  if (id === 'beer') return mind.living.length > 2 ? worth : 0;
  if (id === 'saloon') return mind.life < mind.maxLife ? worth + 2 : worth;
  if (isWeapon(id)) return isBetterWeapon(mind, id) ? worth : 1;
  if (cardOf(id).colour === 'blue' && id !== 'jail') return hasInPlay(mind, mind.seat, id) ? 1 : worth;
  return worth;
}

/** As `worthOf`, but each further card of a name is worth less. */
export function worthInHand(mind: Mind, card: Card): number {
  const place = mind.hand.filter(other => idOf(other) === idOf(card)).indexOf(card);
  const step = cardOf(idOf(card)).colour === 'blue' ? 3 : 0.6;
  return worthOf(mind, card) - step * Math.max(0, place);
}

/** What it is worth to whoever has it in play before him. */
export function worthInPlay(card: Card): number {
  const id = idOf(card);
  return id === 'jail' || id === 'dynamite' ? -5 : PLAIN_WORTH[id] + 1;
}

export function isWeapon(id: CardId): boolean {
  return cardOf(id).weapon;
}

/** Would this weapon serve better than the one in play? */
export function isBetterWeapon(mind: Mind, id: CardId): boolean {
  const { traits } = cardOf(id);
  const reach = mind.view.reach[mind.seat] ?? 1;
  const near = enemiesWithin(mind, 1);
  const hasVolcanic = hasInPlay(mind, mind.seat, 'volcanic');
  if (traits.unlimitedBangs) return !hasVolcanic && near > 0 && holds(mind, 'bang') >= 2;
  if (hasVolcanic && near > 0) return false;
  return traits.reach > reach;
}

function enemiesWithin({ view, seat, feeling, living }: Mind, reach: number): number {
  return living.filter(other => (feeling[other] ?? 0) > 0 && (view.distances[seat]?.[other] ?? 99) <= reach).length;
}
