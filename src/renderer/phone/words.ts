import type { Catalogue } from '../../shared/text/catalogue.ts';
import type { Language } from '../../shared/protocol/room.ts';
import type { NameOf } from '../../shared/text/prompts.ts';
import type { Memory } from '../surroundings.ts';
import type { Seen } from '../seen.ts';

export type Words = Catalogue;

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

/** In a game the seats are the guests in sofa order. */
export function namesOf(seen: Pick<Seen, 'room'>): NameOf {
  return seat => seen.room.guests[seat]?.name ?? '?';
}
