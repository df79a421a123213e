import type { Words } from '../catalogue.ts';
import type { people as english } from '../en/people.ts';

export const people: Words<typeof english> = {
  roles: {
    sheriff: '保安官',
    deputy: '助手',
    outlaw: '無法者',
    renegade: '裏切り者',
  },
  goals: {
    sheriff: '無法者と裏切り者を全員倒す。正体は全員に知られている。',
    deputy: '保安官を守り、無法者と裏切り者を全員倒す。',
    outlaw: '保安官を倒す。',
    renegade: '最後の1人になる。保安官を倒すのは一番最後。',
  },
  duelGoals: {
    sheriff: '3人戦に保安官はいない。',
    deputy: '裏切り者を自分の手で倒す。',
    outlaw: '助手を自分の手で倒す。',
    renegade: '無法者を自分の手で倒す。',
  },
  outcomes: {
    law: { headline: '保安官側の勝利', because: '無法者と裏切り者が全員倒れた。' },
    outlaws: { headline: '無法者の勝利', because: '保安官が倒れた。' },
    renegade: { headline: '裏切り者の勝利', because: '最後の1人になった。' },
    deputy: { headline: '助手の勝利', because: '裏切り者を自分で倒したか、最後の1人になった。' },
    outlaw: { headline: '無法者の勝利', because: '助手を自分で倒したか、最後の1人になった。' },
    nobody: { headline: '勝者なし', because: '全員が同時に倒れた。' },
  },
  characters: {
    'bart-cassidy': 'バート・キャシディ',
    'black-jack': 'ブラック・ジャック',
    'calamity-janet': 'カラミティ・ジャネット',
    'el-gringo': 'エル・グリンゴ',
    'jesse-jones': 'ジェシー・ジョーンズ',
    jourdonnais: 'ジュルドネ',
    'kit-carlson': 'キット・カールソン',
    'lucky-duke': 'ラッキー・デューク',
    'paul-regret': 'ポール・リグレット',
    'pedro-ramirez': 'ペドロ・ラミレス',
    'rose-doolan': 'ローズ・ドゥーラン',
    'sid-ketchum': 'シド・ケッチャム',
    'slab-the-killer': 'スラブ・ザ・キラー',
    'suzy-lafayette': 'スージー・ラファイエット',
    'vulture-sam': 'ヴァルチャー・サム',
    'willy-the-kid': 'ウィリー・ザ・キッド',
  },
  names: p => (p.names.length === 2 ? p.names.join('と') : p.names.join('、')),
  gap: '',
  list: '・',
};
