import type { BangPart } from '../../bang/words.ts';

export const refused: BangPart<'refused'> = {
  'bang-limit': p =>
    p.limit === 1
      ? 'バン!は1ターンに1枚。もう撃ちました。'
      : `バン!は1ターンに${p.limit}枚まで。もう${p.bangs}枚撃ちました。`,
  'out-of-reach': p => `距離は${p.distance}、届くのは${p.reach}までです。`,
  'nobody-in-reach': p => `誰にも届きません。一番近い人でも距離${p.distance}、届くのは${p.reach}までです。`,
  'in-play-already': p =>
    p.name === '' ? `${p.card}はもう自分の場にあります。` : `${p.name}の場にはもう${p.card}があります。`,
  'no-cards': p => (p.name === '' ? '選べるカードがありません。' : `${p.name}はカードを持っていません。`),
  'nobody-has-cards': () => '誰もカードを持っていません。',
  'sheriff-not-jailed': () => '保安官は監獄に入れられません。',
  'nobody-to-jail': () => '監獄に入れられる人がいません。ほかの人は保安官か、もう監獄の中です。',
  'not-oneself': () => '自分には使えません。',
  fallen: p => (p.name === '' ? 'あなたは脱落しています。' : `${p.name}は脱落しています。`),
  'beer-last-two': () => '残り2人ではビールを使えません。',
  'only-when-shot': () => 'ミス!は撃たれたときにだけ使えます。',
  'must-be': p => `今使えるのは${p.card}だけです。`,
};

export const options: BangPart<'options'> = {
  characters: {
    name: 'キャラクターの決め方',
    dealt: '1枚ずつ配る',
    choice: '2枚から選ぶ',
    source: 'ルールでは1枚ずつ配る。選ぶ遊び方もよく行われる。',
  },
  deputyPenalty: {
    name: '助手を倒した保安官が捨てるのは',
    hand: '手札',
    all: '手札と場のカードすべて',
    source: '基準のルールでは手札だけ。公式の説明書では場のカードも捨てる。',
  },
  lastTwoBeer: {
    name: '残り2人のときのビール',
    refused: '使えない',
    wasted: '使えるが効果はない',
    source: '基準のルールでは使えない。公式の回答では無駄に使ってもよい。どちらでも回復はしない。',
  },
  barrelAgainstSlab: {
    name: 'スラブ・ザ・キラーに撃たれ、バレルでハートが出たら',
    one: 'ミス!2枚のうち1枚になる',
    avoids: 'それだけでかわせる',
    source: '公式の回答では1枚分。カードの文面では、ハートならかわせる。',
  },
  slabGatling: {
    name: 'スラブ・ザ・キラーのガトリングをかわすには',
    one: 'ミス!1枚でよい',
    two: 'バン!と同じく2枚いる',
    source: '公式の回答では1枚。全員へのバン!と読めば2枚になる。',
  },
  playedCard: {
    name: '使ったカードを捨て札に置くのは',
    before: '効果の前',
    after: '効果の後',
    source: '公式の説明では効果の前。途中で山札を作り直すときに違いが出る。',
  },
  reshuffle: {
    name: '捨て札を切り直すのは',
    needed: 'カードが必要になったとき',
    empty: '山札がなくなったらすぐ',
    source: '説明書では「すぐ」。次に引くときまで待つことも多い。',
  },
  suzyAnswers: {
    name: 'スージー・ラファイエットが最後の手札で応じたら、引くのは',
    'at-once': 'その場ですぐ',
    after: '受けたカードの処理が終わってから',
    source: 'ルールには「即座に」とある。自分で使ったカードは、いつも処理が終わってから。',
  },
  sidActs: {
    name: 'シド・ケッチャムが2枚捨てて回復できるのは',
    'any-time': '誰かがカードを使う場面ならいつでも',
    asked: '自分が選ぶ場面だけ',
    source: '公式の回答では「いつでも」。落ち着いて進めたい人は制限してもよい。',
  },
  ownCards: {
    name: '自分の場のカードへのパニック!とキャットバルー',
    refused: '使えない',
    allowed: '使える',
    source: '文面は「プレイヤー」なので、自分も含むと読む人もいる。',
  },
};
