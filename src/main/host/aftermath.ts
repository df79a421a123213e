import type { Outcome } from '../../shared/engine/ruleset.ts';
import type { Turning } from '../../shared/turning.ts';
import type { Aftermath, Side } from '../../shared/protocol/talk.ts';
import type { Guest } from './seating.ts';

/** By why a game ended: with three players a side is one person. */
const SIDE_OF: Readonly<Record<string, Side>> = {
  law: 'law',
  deputy: 'law',
  outlaws: 'outlaws',
  outlaw: 'outlaws',
  renegade: 'renegade',
};

/** What comes to light once it is over why. */
export function aftermath({ reason }: Outcome, turning: Turning | null, guests: readonly Guest[]): Aftermath {
  return {
    bets: guests.flatMap(({ guest, bet }) =>
      bet === null ? [] : [{ guest, side: bet, right: bet === SIDE_OF[reason] }],
    ),
    books: guests.flatMap(({ guest, book }) => (book === null ? [] : [{ guest, marks: book }])),
    turning,
  };
}
