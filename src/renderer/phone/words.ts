import type { Catalogue } from '../../shared/text/catalogue.ts';
import type { Language } from '../../shared/protocol/room.ts';
import type { NameOf, QuestionText } from '../../shared/text/prompts.ts';
import type { Memory } from '../surroundings.ts';
import type { Seen } from '../seen.ts';

/** What every phone reads, whatever is played; the words of a game come with its part of the page. */
export type Words = Pick<Catalogue, 'phone'>;

/** One language is enough for one guest. */
export async function loadWords(language: Language): Promise<Words> {
  const { phone } =
    language === 'ja' ? await import('../../shared/text/ja/phone.ts') : await import('../../shared/text/en/phone.ts');
  return { phone };
}

/** Fetched by whoever is refused something: most guests never are. */
export async function loadRefusals(language: Language): Promise<Pick<Catalogue, 'refusals'>> {
  return language === 'ja' ? import('../../shared/text/ja/refusals.ts') : import('../../shared/text/en/refusals.ts');
}

const KEY = 'saloon.language';

/** What was chosen on this phone, else what its browser speaks. */
export function languageOf(memory: Memory, spoken: readonly string[]): Language {
  const chosen = memory.read(KEY);
  if (chosen === 'en' || chosen === 'ja') return chosen;
  return spoken[0]?.toLowerCase().startsWith('ja') ? 'ja' : 'en';
}

export function rememberLanguage(memory: Memory, language: Language): void {
  memory.write(KEY, language);
}

/** For somebody without a seat in the game that is on: what comes of it. */
export function onlookerText({ room, you }: Pick<Seen, 'room' | 'you'>, { phone }: Pick<Words, 'phone'>): QuestionText {
  const { stay, lobby } = phone;
  const place = room.waiting.findIndex(({ guest }) => guest === you.guest);
  if (place < 0) return { ask: stay.watching, why: stay.watchingWhy };
  if (place < room.seats.max - room.guests.length) return { ask: lobby.wait, why: lobby.waitWhy };
  return { ask: stay.later, why: stay.laterWhy };
}

/** In a game the seats are the guests in sofa order. */
export function namesOf(seen: Pick<Seen, 'room'>): NameOf {
  return seat => seen.room.guests[seat]?.name ?? '?';
}
