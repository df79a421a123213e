import type { CardId } from '../../bang/cards/index.ts';
import type { CharacterId } from '../../bang/characters/index.ts';
import type { Language } from '../../protocol/room.ts';

/** The long texts of the card game, apart from its words so that a page fetches them when somebody asks. */
export interface BangHelp {
  readonly sections: readonly { readonly title: string; readonly text: string }[];
  readonly cards: Readonly<Record<CardId, string>>;
  readonly characters: Readonly<Record<CharacterId, string>>;
}

export async function loadBangHelp(language: Language): Promise<BangHelp> {
  return language === 'ja' ? (await import('../ja/bang/help.ts')).help : (await import('../en/bang/help.ts')).help;
}
