import type { BangPart } from '../../bang/words.ts';
import { people } from '../people.ts';

export const suits: BangPart<'suits'> = {
  spades: 'スペード',
  hearts: 'ハート',
  diamonds: 'ダイヤ',
  clubs: 'クラブ',
};

export const ranks: BangPart<'ranks'> = {
  2: '2',
  3: '3',
  4: '4',
  5: '5',
  6: '6',
  7: '7',
  8: '8',
  9: '9',
  10: '10',
  J: 'ジャック',
  Q: 'クイーン',
  K: 'キング',
  A: 'エース',
};

export const cards: BangPart<'cards'> = {
  bang: { name: 'バン!', effect: '射程内の1人を撃つ。1ターンに1枚だけ。' },
  missed: { name: 'ミス!', effect: '自分への射撃をかわす。' },
  beer: { name: 'ビール', effect: 'ライフを1回復。倒れる寸前にも使える。' },
  saloon: { name: '酒場', effect: '生存者全員がライフを1回復。' },
  stagecoach: { name: '駅馬車', effect: 'カードを2枚引く。' },
  'wells-fargo': { name: 'ウェルズ・ファーゴ', effect: 'カードを3枚引く。' },
  'general-store': { name: 'ゼネラルストア', effect: '全員が1枚ずつもらう。選ぶのは自分から。' },
  panic: { name: 'パニック!', effect: '距離1の人からカードを1枚盗む。' },
  'cat-balou': { name: 'キャットバルー', effect: '誰か1人のカードを1枚捨てさせる。' },
  gatling: { name: 'ガトリング', effect: '自分以外の全員を撃つ。' },
  indians: { name: 'インディアンズ', effect: 'ほかの全員はバン!を捨てるか、ライフを1失う。' },
  duel: { name: 'デュエル', effect: '交互にバン!を捨て、やめた人がライフを1失う。' },
  volcanic: { name: 'ヴォルカニック', effect: '射程1。バン!を何枚でも撃てる。' },
  schofield: { name: 'スコフィールド', effect: '射程2。' },
  remington: { name: 'レミントン', effect: '射程3。' },
  'rev-carabine': { name: 'カービン', effect: '射程4。' },
  winchester: { name: 'ウィンチェスター', effect: '射程5。' },
  mustang: { name: 'マスタング', effect: 'ほかの人から自分への距離が1伸びる。' },
  scope: { name: 'スコープ', effect: '自分からほかの人への距離が1縮む。' },
  barrel: { name: 'バレル', effect: '撃たれたときにドロー。ハートならかわせる。' },
  jail: { name: '監獄', effect: '番の始めにドロー。ハート以外なら1回休み。' },
  dynamite: { name: 'ダイナマイト', effect: '順に回り、スペードの2〜9で爆発。ライフを3失う。' },
};

export const characters: BangPart<'characters'> = {
  'bart-cassidy': { name: people.characters['bart-cassidy'], ability: 'ライフを失うたびにカードを1枚引く' },
  'black-jack': { name: people.characters['black-jack'], ability: '2枚目を公開し、赤ならもう1枚引く' },
  'calamity-janet': { name: people.characters['calamity-janet'], ability: 'バン!とミス!をどちらにも使える' },
  'el-gringo': { name: people.characters['el-gringo'], ability: 'ライフを奪った相手の手札を1枚もらう' },
  'jesse-jones': { name: people.characters['jesse-jones'], ability: '最初の1枚を誰かの手札から引ける' },
  jourdonnais: { name: people.characters.jourdonnais, ability: 'いつでもバレルがあるのと同じ' },
  'kit-carlson': { name: people.characters['kit-carlson'], ability: '3枚見て2枚を手札にする' },
  'lucky-duke': { name: people.characters['lucky-duke'], ability: 'ドローで2枚めくり、好きな方を選ぶ' },
  'paul-regret': { name: people.characters['paul-regret'], ability: 'ほかの人からの距離が1伸びる' },
  'pedro-ramirez': { name: people.characters['pedro-ramirez'], ability: '最初の1枚を捨て札の上から取れる' },
  'rose-doolan': { name: people.characters['rose-doolan'], ability: 'ほかの人への距離が1縮む' },
  'sid-ketchum': { name: people.characters['sid-ketchum'], ability: '手札を2枚捨ててライフを1回復できる' },
  'slab-the-killer': { name: people.characters['slab-the-killer'], ability: 'バン!をかわすにはミス!が2枚いる' },
  'suzy-lafayette': { name: people.characters['suzy-lafayette'], ability: '手札がなくなると1枚引く' },
  'vulture-sam': { name: people.characters['vulture-sam'], ability: '倒れた人のカードをすべてもらう' },
  'willy-the-kid': { name: people.characters['willy-the-kid'], ability: 'バン!を1ターンに何枚でも撃てる' },
};
