import type { BangOutcome, LossCause } from '../../bang/model.ts';
import type { Seat } from '../../engine/seats.ts';
import type { NameOf } from '../prompts.ts';
import type { PlayedWords } from './words.ts';

/** What felled `seat`: `shot by Rose`, `Dynamite`. */
export function bangCauseText(words: PlayedWords, cause: LossCause, seat: Seat, name: NameOf): string {
  return words.cause[cause.kind]({ by: byText(cause, name), own: 'by' in cause && cause.by === seat });
}

export function bangOutcomeText(
  words: PlayedWords,
  outcome: BangOutcome,
): { readonly headline: string; readonly because: string } {
  return words.outcomes[outcome.reason];
}

/** Whose doing it was; nobody's is ''. */
export function byText(cause: LossCause, name: NameOf): string {
  return 'by' in cause ? name(cause.by) : '';
}
