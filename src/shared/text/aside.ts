import type { Language } from '../protocol/room.ts';
import type { Part } from './catalogue.ts';
import { loadSaid } from './said.ts';

/** Talk, trail books and the fallen: a phone fetches them after its game's own screen. */
export interface AsideWords extends Part<'aside'> {
  readonly words: Part<'said'>;
}

export async function loadAside(language: Language): Promise<AsideWords> {
  const [{ aside }, words] = await Promise.all([
    language === 'ja' ? import('./ja/aside.ts') : import('./en/aside.ts'),
    loadSaid(language),
  ]);
  return { ...aside, words };
}
