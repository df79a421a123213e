import type { GuestView, Language } from '../protocol/room.ts';
import type { Say } from '../protocol/talk.ts';
import type { Part } from './catalogue.ts';

/** Apart from the catalogue: a phone fetches it after the game’s own screen. */
export async function loadSaid(language: Language): Promise<Part<'said'>> {
  return language === 'ja' ? (await import('./ja/said.ts')).said : (await import('./en/said.ts')).said;
}

/** One thing that was said, in the words of its bubble. */
export function saidText(words: Part<'said'>, what: Say, guests: readonly Pick<GuestView, 'guest' | 'name'>[]): string {
  switch (what.say) {
    case 'role':
      return what.role === null ? words.takenBack : words.claims[what.role];
    case 'card':
      return (what.holds ? words.has : words.hasNo)[what.card];
    case 'about':
      return words.about[what.role]({ name: guests.find(({ guest }) => guest === what.guest)?.name ?? '?' });
    case 'reaction':
      return words.reactions[what.reaction];
    case 'text':
      return what.text;
    default:
      return what satisfies never;
  }
}
