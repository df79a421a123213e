import type { Refused } from '../../bang/model.ts';
import type { Seat } from '../../engine/seats.ts';
import type { NameOf } from '../prompts.ts';
import type { PlayedWords } from './words.ts';

/** Why a card cannot be played, for `self` who holds it. */
export function refusedText(words: PlayedWords, refused: Refused, self: Seat, name: NameOf): string {
  const { why } = refused;
  const seat = 'seat' in why ? why.seat : refused.at;
  return words.refused[why.code]({
    name: seat === null || seat === self ? '' : name(seat),
    card: words.cards['as' in why ? why.as : refused.as].name,
    bangs: 0,
    limit: 0,
    distance: 0,
    reach: 0,
    ...why,
  });
}
