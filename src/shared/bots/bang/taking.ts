import type { Card } from '../../bang/face.ts';
import { rankOf, suitOf } from '../../bang/face.ts';
import type { Option } from '../../bang/model.ts';
import type { Mind } from './mind.ts';
import { feels } from './mind.ts';
import { worthInPlay, worthOf } from './worth.ts';

// A card of a hand, unseen.
const UNSEEN = 4.5;

/** Panic! and Cat Balou: the best of an enemy's, a friend's Jail. */
export function robWorth(mind: Mind, option: Option): number {
  const robbed = mind.view.pending.findLast(one => one.kind === 'rob');
  const isFriend = robbed !== undefined && feels(mind, robbed.at) < 0;
  switch (option.kind) {
    case 'card':
      return isFriend ? -worthInPlay(option.card) : worthInPlay(option.card);
    case 'hand':
      return isFriend ? -UNSEEN : UNSEEN;
    default:
      return 0;
  }
}

/** Jesse Jones and Pedro Ramirez: a card of an enemy, or a good one from the discard pile, before an unknown one. */
export function sourceWorth(mind: Mind, option: Option): number {
  switch (option.kind) {
    case 'hand':
      return feels(mind, option.of) > 0 ? UNSEEN + 1 + feels(mind, option.of) : -1;
    case 'card':
      return worthOf(mind, option.card);
    case 'deck':
      return UNSEEN + 0.6;
    default:
      return 0;
  }
}

/** Lucky Duke: whichever card is good for what is drawn for. */
export function luckWorth(mind: Mind, option: Option): number {
  const check = mind.view.pending.findLast(one => one.kind === 'check');
  if (option.kind !== 'card' || !check) return 0;
  const isGood = check.why === 'dynamite' ? !explodes(option.card) : suitOf(option.card) === 'hearts';
  return isGood ? 1 : 0;
}

function explodes(card: Card): boolean {
  const rank = Number(rankOf(card));
  return suitOf(card) === 'spades' && rank >= 2 && rank <= 9;
}
