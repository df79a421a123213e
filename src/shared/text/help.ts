import type { CharacterId } from '../dice/characters/index.ts';
import type { Face } from '../dice/model.ts';
import type { Language } from '../protocol/room.ts';

/** The long texts, apart from the catalogue so that a page fetches them when somebody asks. */
export interface Help {
  readonly sections: readonly { readonly title: string; readonly text: string }[];
  readonly faces: Readonly<Record<Face, string>>;
  readonly characters: Readonly<Record<CharacterId, string>>;
}

export async function loadHelp(language: Language): Promise<Help> {
  return language === 'ja' ? (await import('./ja/help.ts')).help : (await import('./en/help.ts')).help;
}
