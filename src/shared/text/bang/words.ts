import type { Language } from '../../protocol/room.ts';
import type { Words } from '../catalogue.ts';
import type { bang } from '../en/bang/index.ts';

/** The words of the card game in one language, apart from the catalogue: a page fetches them when it plays that game. */
export type BangWords = Words<typeof bang>;
/** One part of it, for the file that translates it: `BangPart<'cards'>`. */
export type BangPart<Key extends keyof BangWords> = BangWords[Key];

/** Without the story. */
export type PlayedWords = Omit<BangWords, 'story'>;

/** What a phone needs to play. */
export async function loadPlayed(language: Language): Promise<PlayedWords> {
  const { played } = language === 'ja' ? await import('../ja/bang/played.ts') : await import('../en/bang/played.ts');
  return played;
}

/** All of it: for whoever also tells what happened. */
export async function loadBang(language: Language): Promise<BangWords> {
  return language === 'ja' ? (await import('../ja/bang/index.ts')).bang : (await import('../en/bang/index.ts')).bang;
}
