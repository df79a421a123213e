export type EntryKind = 'section' | 'role' | 'face' | 'card' | 'character';

/** One thing to read about. */
export interface Entry {
  /** Also what it is called in the other language: the id of its card, character or face. */
  readonly id: string;
  readonly kind: EntryKind;
  /** Addresses of its drawings; none where there is nothing to draw. */
  readonly pictures: readonly string[];
  readonly title: string;
  readonly text: string;
}

/**
 * Letters and figures alone, so that it makes no difference how something is typed: wide or narrow, in capitals, with
 * accents, in hiragana or katakana.
 */
export function plain(text: string): string {
  return text
    .normalize('NFKC')
    .toLowerCase()
    .normalize('NFD')
    .replace(/[\u0300-\u036f]/g, '')
    .normalize('NFC')
    .replace(/[ァ-ヶ]/g, kana => String.fromCharCode(kana.charCodeAt(0) - 0x60))
    .replace(/[^\p{L}\p{N}ー]/gu, '');
}

/** The entries that have every typed word, those first that have it in their name. */
export function found(entries: readonly Entry[], typed: string): readonly Entry[] {
  const words = typed.split(/\s+/u).map(plain).filter(Boolean);
  if (words.length === 0) return entries;
  const named = (entry: Entry): boolean => {
    const name = plain(entry.title) + plain(entry.id);
    return words.every(word => name.includes(word));
  };
  const hits = entries.filter(({ id, title, text }) => {
    const all = `${plain(title)} ${plain(id)} ${plain(text)}`;
    return words.every(word => all.includes(word));
  });
  return [...hits.filter(named), ...hits.filter(entry => !named(entry))];
}
