import type { SeenBangEvent } from '../../../shared/bang/facts.ts';
import { idOf } from '../../../shared/bang/face.ts';
import type { CharacterId } from '../../../shared/bang/characters/index.ts';

type Card = Extract<SeenBangEvent, { type: 'played' | 'answered' }>;

/** What the table sees of whoever plays a card, before he plays it. */
export interface Player {
  readonly character: CharacterId | null;
  /** BANG! cards shot in this turn. */
  readonly bangs: number;
  /** His gun alone would not reach that far. */
  readonly stretches: boolean;
}

/**
 * Whether somebody is out of reach only because he seems farther away than he sits.
 * @param away seats to him, with what lies on the table and without his ability
 */
export function keepsAway(character: CharacterId | null, { away, reach }: { away: number; reach: number }): boolean {
  return character === 'paul-regret' && Math.max(1, away) <= reach && away + 1 > reach;
}

/**
 * Whether a card is what it is by its player's ability. The rules tell of abilities that do something; these only change
 * what a card is, or whom it may reach.
 */
export function needsSkill(event: Card, { character, bangs, stretches }: Player): boolean {
  switch (character) {
    case 'calamity-janet':
      return idOf(event.card) !== event.as;
    case 'slab-the-killer':
      return event.type === 'played' && event.as === 'bang';
    case 'willy-the-kid':
      return event.type === 'played' && event.as === 'bang' && bangs > 0;
    case 'rose-doolan':
      return event.type === 'played' && stretches;
    default:
      return false;
  }
}
