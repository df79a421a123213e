import type { BangDecision, Refused } from './model.ts';
import { idOf } from './face.ts';
import { refusedPlays } from './plays.ts';
import type { BangState } from './state.ts';
import { living, playerAt } from './state.ts';

const WANTED = { dodge: 'missed', indians: 'bang', duel: 'bang', save: 'beer' } as const;

/** Why cards of the hand, and seats as their target, are not among the options of a question to their owner. */
export function refusals(state: Readonly<BangState>, { seat, prompt, options }: BangDecision): Refused[] {
  if (prompt === 'play') return refusedPlays(state, seat);
  if (prompt !== 'dodge' && prompt !== 'indians' && prompt !== 'duel' && prompt !== 'save') return [];
  const offered = new Set(options.flatMap(option => (option.kind === 'answer' ? [option.card] : [])));
  const refused = playerAt(state, seat).hand.filter(card => !offered.has(card));
  return [...new Set(refused.map(idOf))].map((as): Refused => {
    const lastTwo = prompt === 'save' && as === 'beer' && living(state).length <= 2;
    return { as, at: null, why: lastTwo ? { code: 'beer-last-two' } : { code: 'must-be', as: WANTED[prompt] } };
  });
}
