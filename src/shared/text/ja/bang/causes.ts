import type { BangPart } from '../../bang/words.ts';

export const playedAs: BangPart<'playedAs'> = p => `${p.as}代わりの${p.card}`;

export const cause: BangPart<'cause'> = {
  bang: p => `${p.by}に撃たれた`,
  gatling: p => `${p.by}のガトリング`,
  indians: p => `${p.by}のインディアンズ`,
  duel: p => (p.own ? '自分から挑んだ決闘' : `${p.by}との決闘`),
  dynamite: () => 'ダイナマイト',
};
