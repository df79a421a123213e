import type { ByeReason, Refusal } from '../protocol/messages.ts';
import type { Catalogue } from './catalogue.ts';

/** Why the host did nothing, for the person who asked. */
export function refusalText(words: Pick<Catalogue, 'refusals'>, refusal: Refusal): string {
  const t = words.refusals.refused;
  switch (refusal.code) {
    case 'name-too-long':
      return t['name-too-long']({ limit: refusal.limit });
    case 'table-full':
      return t['table-full']({ seats: refusal.seats });
    case 'too-few':
      return t['too-few']({ have: refusal.have, need: refusal.need });
    case 'wrong-pin':
      return t['wrong-pin']({ left: refusal.left });
    case 'pin-locked':
      return t['pin-locked']({ seconds: refusal.seconds });
    case 'past-damaged':
      return t['past-damaged']({ file: refusal.file });
    case 'picks-count':
      return t['picks-count']({ picked: refusal.picked, min: refusal.min, max: refusal.max });
    case 'talks-too-fast':
      return t['talks-too-fast']({ seconds: refusal.seconds });
    case 'text-too-long':
      return t['text-too-long']({ length: refusal.length, limit: refusal.limit });
    default:
      return t[refusal.code];
  }
}

/** Why the host hung up. */
export function byeText(words: Pick<Catalogue, 'refusals'>, reason: ByeReason): string {
  return words.refusals.bye[reason];
}
