import { DECK } from '../../../shared/bang/deck.ts';
import { rankOf, suitOf, type Card } from '../../../shared/bang/face.ts';
import type { CheckFor } from '../../../shared/bang/model.ts';

/** How likely a draw! ends well, by what everybody knows: how many cards of a whole deck are good ones. */
export function oddsOf(why: CheckFor, flipped: 1 | 2): { readonly good: number; readonly bad: number } {
  const losing = DECK.filter(card => !isGood(why, card)).length;
  const all = DECK.length;
  const bad = flipped === 1 ? losing / all : (losing * (losing - 1)) / (all * (all - 1));
  return { good: 1 - bad, bad };
}

function isGood(why: CheckFor, card: Card): boolean {
  if (why !== 'dynamite') return suitOf(card) === 'hearts';
  const rank = Number(rankOf(card));
  return !(suitOf(card) === 'spades' && rank >= 2 && rank <= 9);
}
