import type { Part } from '../catalogue.ts';
import { people } from './people.ts';
import { san } from './san.ts';

const faces: Part<'dice'>['faces'] = {
  arrow: { name: '矢', help: 'すぐに矢を1本取る。最後の1本でインディアンが来る。' },
  dynamite: { name: 'ダイナマイト', help: '振り直せない。3個そろうとそこで終わり、ライフを1失う。' },
  one: { name: '1', help: '左か右のとなりを撃つ。' },
  two: { name: '2', help: 'ちょうど2つ先の席を撃つ。' },
  beer: { name: 'ビール', help: '誰か1人がライフを1回復。自分でも味方でもよい。' },
  gatling: { name: 'ガトリング', help: '3個で他の全員を撃ち、自分の矢をすべて戻す。' },
};

const characters: Part<'dice'>['characters'] = {
  'bart-cassidy': {
    name: people.characters['bart-cassidy'],
    ability: 'ライフを失う代わりに矢を取れる（最後の1本は除く）',
  },
  'black-jack': { name: people.characters['black-jack'], ability: '3個そろうまでダイナマイトを振り直せる' },
  'calamity-janet': { name: people.characters['calamity-janet'], ability: '1を2として、2を1として使える' },
  'el-gringo': { name: people.characters['el-gringo'], ability: '撃ってきた相手に矢を1本取らせる' },
  'jesse-jones': { name: people.characters['jesse-jones'], ability: 'ライフ4以下なら自分へのビールは2回復' },
  jourdonnais: { name: people.characters.jourdonnais, ability: 'インディアンに失うライフは最大1' },
  'kit-carlson': { name: people.characters['kit-carlson'], ability: 'ガトリング1個につき誰かの矢を1本戻せる' },
  'lucky-duke': { name: people.characters['lucky-duke'], ability: 'サイコロを4回まで振れる' },
  'paul-regret': { name: people.characters['paul-regret'], ability: 'ガトリングではライフを失わない' },
  'pedro-ramirez': { name: people.characters['pedro-ramirez'], ability: 'ライフを失うたびに矢を1本戻せる' },
  'rose-doolan': { name: people.characters['rose-doolan'], ability: '1と2をもう1つ先の席にも使える' },
  'sid-ketchum': { name: people.characters['sid-ketchum'], ability: '手番の始めに誰か1人がライフを1回復' },
  'slab-the-killer': { name: people.characters['slab-the-killer'], ability: '手番に一度、ビール1個で1発を2倍にできる' },
  'suzy-lafayette': { name: people.characters['suzy-lafayette'], ability: '最後に1も2もなければライフを2回復' },
  'vulture-sam': { name: people.characters['vulture-sam'], ability: '誰かが倒れるたびにライフを2回復' },
  'willy-the-kid': { name: people.characters['willy-the-kid'], ability: 'ガトリングが2個で撃てる' },
};

const prompts: Part<'dice'>['prompts'] = {
  ask: {
    throw: 'あなたの番です。サイコロを振ってください。',
    reroll: 'もう一度振りますか？サイコロを選んでください。',
    shoot: '誰を撃ちますか？',
    drink: 'ビールを誰に渡しますか？',
    heal: '誰を回復しますか？',
    swap: 'ライフの代わりに矢を取りますか？',
    return: '矢を戻しますか？',
    remove: '誰の矢を戻しますか？',
  },
  others: {
    throw: p => `${p.name}がサイコロを振るところです`,
    reroll: p => `${p.name}が振り直しを考えています`,
    shoot: p => `${p.name}が狙いを定めています`,
    drink: p => `${p.name}がビールの行き先を考えています`,
    heal: p => `${p.name}が回復する相手を選んでいます`,
    swap: p => `${p.name}が矢を取るか考えています`,
    return: p => `${p.name}が矢を戻すか考えています`,
    remove: p => `${p.name}が誰の矢を戻すか選んでいます`,
  },
  why: {
    throwsLeft: p => `あと${p.n}回振れます。`,
    pile: p =>
      p.n === 1
        ? '山の矢はあと1本。次の矢でインディアンが来ます。'
        : `山の矢はあと${p.n}本。なくなるとインディアンが来ます。`,
    dynamites: p =>
      p.n === 1 ? 'ダイナマイトが1個出ています。' : 'ダイナマイトが2個。もう1個出ると振れなくなり、ライフを1失います。',
    shots: p => (p.n === 1 ? '1発です。' : `${p.n}発、すべて同時に当たります。`),
    reach: '1は両どなり、2はちょうど2つ先の席です。',
    close: p => `残り${p.n}人なので、2は1と同じです。`,
    double: 'ビール1個で1発を2倍にできます。',
    beers: p => `ビールは${p.n}個。あなたのライフは${p.max}のうち${p.life}です。`,
    heal: p => `サイコロを振る前の贈り物です。あなたのライフは${p.max}のうち${p.life}です。`,
    swap: p =>
      `${p.by}に撃たれました。矢を${p.most}本まで、同じ数のライフの代わりに取れます。ライフは${p.life}、山の矢は${p.pile}本です。`,
    return: p =>
      `${p.by === null ? 'ライフを失い' : `${p.by}に撃たれ`}、残りは${p.life}です。手元の矢${p.arrows}本のうち${p.most}本まで戻せます。`,
    remove: p => `ガトリング1個につき1本です。手元の矢は${p.arrows}本、山の矢は${p.pile}本です。`,
  },
};

const story: Part<'dice'>['story'] = {
  gameBegan: p => `${p.name}から始まる。`,
  turnBegan: p => `${p.name}の番。`,
  rolled: p => (p.again ? `${p.name}が振り直した：${p.faces}` : `${p.name}が振った：${p.faces}`),
  tookArrow: {
    roll: p => (p.pile === 0 ? `${p.name}が最後の矢を取った！` : `${p.name}が矢を1本取った。残り${p.pile}本。`),
    'bart-cassidy': p => `${p.name}はライフの代わりに矢を1本取った。残り${p.pile}本。`,
    'el-gringo': p =>
      p.pile === 0
        ? `${p.name}は撃った報いに最後の矢を取った！`
        : `${p.name}は撃った報いに矢を1本取った。残り${p.pile}本。`,
  },
  returnedArrows: {
    attack: p => `${p.name}が矢を${p.n}本戻した。`,
    gatling: p => `ガトリングのおかげで${p.name}の矢${p.n}本が山に戻った。`,
    eliminated: p => `${p.name}が残した矢${p.n}本が山に戻った。`,
    'pedro-ramirez': p => `${p.name}が矢を${p.n}本戻した。`,
    'kit-carlson': p => `${p.name}の矢${p.n}本が山に戻った。`,
  },
  indiansAttacked: 'インディアンの襲撃！',
  dynamiteExploded: p => `ドカン！${p.name}のダイナマイトが爆発した。`,
  keptDice: p => `${p.name}の出目は${p.faces}に決まった。`,
  shot: p => `${p.name}が${p.at}を撃った。`,
  times: p => (p.n === 1 ? p.what : `${p.what}×${p.n}`),
  drank: p => (p.to === null ? `${p.name}がビールを飲んだ。` : `${p.name}が${p.to}にビールをおごった。`),
  firedGatling: p => `${p.name}がガトリングで全員を撃った。`,
  usedAbility: {
    'bart-cassidy': p => `${p.name}は風穴より矢を選んだ。`,
    'black-jack': p => `${p.name}はダイナマイトを拾い上げた。`,
    'calamity-janet': p => `${p.name}は出目を読み替えて${p.on}を狙う。`,
    'el-gringo': p => `${p.on}は${p.name}を撃った代償に矢を取る。`,
    'jesse-jones': p => `${p.name}にはこの一杯が2倍効く。`,
    jourdonnais: p => `${p.name}は身を伏せ、失うライフを1に抑えた。`,
    'kit-carlson': p => `${p.name}が${p.on}の矢を1本戻す。`,
    'lucky-duke': p => `${p.name}はもう1回余分に振れる。`,
    'paul-regret': p => `ガトリングは${p.name}に当たらない。`,
    'pedro-ramirez': p => `${p.name}が矢を振り払う。`,
    'rose-doolan': p => `${p.name}はもう1つ先の${p.on}まで届く。`,
    'sid-ketchum': p => `${p.name}が${p.on}にライフを分けた。`,
    'slab-the-killer': p => `${p.name}がビールをつぎ込み、${p.on}への1発は2倍。`,
    'suzy-lafayette': p => `${p.name}は誰も撃たず、気分がいい。`,
    'vulture-sam': p => `${p.name}は死者を無駄にしない。`,
    'willy-the-kid': p => `${p.name}にはガトリング2個で十分。`,
  },
  lostLife: {
    indians: p => `インディアンの襲撃で${p.losses}失った。`,
    dynamite: p => `ダイナマイトで${p.losses}失った。`,
    shot: p => `${p.by}に撃たれ、${p.losses}失った。`,
    gatling: p => `${p.by}のガトリングで${p.losses}失った。`,
  },
  loses: p => `${p.who}がライフを${p.n}`,
  parts: p => p.parts.join('、'),
  gainedLife: p =>
    p.n === 0 ? `${p.name}のライフはもう満タンだった。` : `${p.name}がライフを${p.n}回復して${p.life}になった。`,
  eliminated: p => `${p.who}が倒れた（${p.why}）。`,
  withRole: p => `${p.name}（${p.role}）`,
  turnEnded: p => `${p.name}の番が終わった。`,
  cause: {
    indians: () => 'インディアンの襲撃',
    dynamite: () => '自分のダイナマイト',
    shot: p => `${p.by}に撃たれた`,
    gatling: p => `${p.by}のガトリング`,
  },
};

export const dice: Part<'dice'> = {
  ...people,
  faces,
  characters,
  prompts,
  story,
  options: {
    gatlingArrows: {
      name: 'ガトリングを撃った人の矢を戻すのは',
      first: '誰かが傷つく前',
      last: 'すべてが終わった後',
      source: 'ルールには両方の効果があるが、順番は書かれていない。',
    },
    allFall: {
      name: '3人戦で最後の人たちが同時に倒れたら',
      outlaw: '無法者の勝ち',
      nobody: '勝者なし',
      source: 'ルールに記載なし。4人以上なら無法者の勝ち。',
    },
  },
  tray: {
    keep: '残す',
    again: '振り直す',
    tap: 'タップで移動',
    stays: '固定',
    nothing: '振り直すサイコロを上からタップしてください。',
    count: p => `${p.n}個`,
    keepAll: p => `${p.n}個とも残す`,
    keepAllNow: '全部残すには、サイコロを上に戻してください。',
    throwSome: p => `${p.n}個振る`,
    pickFirst: '振るサイコロを選ぶ',
    throwAll: 'サイコロを振る',
    locked: 'このサイコロは固定です。振り直せません。',
  },
  choose: {
    die: p => `サイコロ：${p.face}`,
    double: 'ビール1個で射撃を2倍にしますか？',
    doubleAt: p => `${san(p.name)}への射撃を2倍にする`,
    tooFar: p => `${san(p.name)}までの距離は${p.n}です。このサイコロで狙える相手：${p.reach}。`,
    arrows: p => (p.n === 0 ? '矢は取らない' : `ライフ${p.n}の代わりに矢${p.n}本`),
    giveBack: p => `矢を${p.n}本戻す`,
    stop: 'いいえ、次へ',
    throw: '振る',
    shoot: '撃つ',
    drink: 'ビールを渡す',
    done: '決定',
    open: p => `あと${p.n}つ選んでください。`,
  },
};
