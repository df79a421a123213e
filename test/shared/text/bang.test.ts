import { describe, expect, test } from 'vitest';
import { RANKS } from '../../../src/shared/bang/cards/card.ts';
import { CARDS } from '../../../src/shared/bang/cards/index.ts';
import { CHARACTERS } from '../../../src/shared/bang/characters/index.ts';
import { DECK } from '../../../src/shared/bang/deck.ts';
import type {
  BangDecision,
  BangOptions,
  BangView,
  Option,
  Pending,
  Prompt,
  RefusedWhy,
  SeenBangEvent,
} from '../../../src/shared/bang/model.ts';
import { PROMPTS } from '../../../src/shared/bang/model.ts';
import { ROLES } from '../../../src/shared/roles.ts';
import { faceText } from '../../../src/shared/text/bang/cards.ts';
import { optionText } from '../../../src/shared/text/bang/options.ts';
import { bangAskedText, bangQuestionText } from '../../../src/shared/text/bang/prompts.ts';
import { refusedText } from '../../../src/shared/text/bang/refused.ts';
import { bangCauseText, bangOutcomeText, tellBang } from '../../../src/shared/text/bang/story.ts';
import { checkText, ticketLine } from '../../../src/shared/text/bang/table.ts';
import { bang as en } from '../../../src/shared/text/en/bang/index.ts';
import { bang as ja } from '../../../src/shared/text/ja/bang/index.ts';

const rose = (seat: number): string => ['Rose', 'Tom', 'Sam', 'Ann'][seat] ?? '?';
const ローズ = (seat: number): string => ['ローズ', 'トム', 'サム', 'アン'][seat] ?? '?';

const OPTIONS: BangOptions = {
  characters: 'dealt',
  deputyPenalty: 'hand',
  lastTwoBeer: 'refused',
  barrelAgainstSlab: 'one',
  slabGatling: 'one',
  playedCard: 'before',
  reshuffle: 'needed',
  suzyAnswers: 'at-once',
  sidActs: 'any-time',
  ownCards: 'refused',
};
const view = (over: Partial<BangView> = {}): BangView => ({
  characters: ['rose-doolan', 'slab-the-killer', 'paul-regret', 'el-gringo'],
  maxLife: [5, 4, 3, 3],
  life: [3, 4, 3, 1],
  roles: ['sheriff', null, null, null],
  fell: [null, null, null, null],
  turnedOn: [],
  hands: [5, 4, 0, 1],
  inPlay: [['barrel:QS'], ['schofield:KS', 'mustang:8H'], [], []],
  reach: [1, 2, 1, 1],
  distances: [
    [0, 1, 2, 1],
    [1, 0, 2, 2],
    [2, 1, 0, 1],
    [1, 2, 2, 0],
  ],
  deck: 34,
  discard: { cards: 6, top: 'missed:5S' },
  store: null,
  turn: { seat: 1, round: 2, phase: 'play', bangs: 0, bangLimit: 1 },
  pending: [],
  asked: [],
  outcome: null,
  options: OPTIONS,
  ...over,
});
const question = (prompt: Prompt, over: Partial<BangDecision> = {}): BangDecision => ({
  no: 1,
  seat: 0,
  prompt,
  options: [],
  groups: [],
  fallback: [],
  ...over,
});
const slab: Pending = { kind: 'shot', by: 1, at: 0, as: 'bang', needed: 2, found: 1 };

const EVENTS: readonly (readonly [SeenBangEvent, string, string])[] = [
  [{ type: 'gameBegan', starter: 0 }, 'Rose goes first.', 'ローズから始まる。'],
  [
    { type: 'tookCharacter', seat: 1, character: 'el-gringo', life: 3 },
    'Tom is El Gringo, with 3 lives.',
    'トムはエル・グリンゴ、ライフは3。',
  ],
  [{ type: 'turnBegan', seat: 1, round: 1 }, 'Tom’s turn.', 'トムの番。'],
  [{ type: 'turnEnded', seat: 1 }, 'Tom’s turn is over.', 'トムの番が終わった。'],
  [{ type: 'played', seat: 0, card: 'bang:AS', as: 'bang', at: 1 }, 'Rose shoots Tom.', 'ローズがトムを撃った。'],
  [
    { type: 'played', seat: 0, card: 'missed:5S', as: 'bang', at: 1 },
    'Rose shoots Tom. (Missed! as BANG!)',
    'ローズがトムを撃った。（バン!代わりのミス!）',
  ],
  [
    { type: 'played', seat: 0, card: 'jail:JS', as: 'jail', at: 2 },
    'Rose puts Sam in Jail.',
    'ローズがサムを監獄に入れた。',
  ],
  [
    { type: 'answered', seat: 2, card: 'missed:5S', as: 'missed', by: 0 },
    'Sam answers with Missed!',
    'サムがミス!を出した。',
  ],
  [
    { type: 'answered', seat: 2, card: 'bang:5C', as: 'missed', by: 0 },
    'Sam answers with BANG! as Missed!',
    'サムがミス!代わりのバン!を出した。',
  ],
  [
    { type: 'answered', seat: 2, card: 'beer:6H', as: 'beer', by: null },
    'Sam gulps down a Beer.',
    'サムがビールを飲み干した。',
  ],
  [{ type: 'dodged', seat: 2, by: 0 }, 'Rose’s shot misses Sam.', 'ローズの弾はサムに当たらなかった。'],
  [
    { type: 'flipped', seat: 2, cards: ['barrel:QS', 'beer:10H'], why: 'jail' },
    'Sam draws to leave Jail: queen of spades and ten of hearts.',
    'サムが監獄のドロー：スペードのクイーンとハートの10。',
  ],
  [
    { type: 'checked', seat: 2, card: 'beer:10H', why: 'jail', good: true },
    'Ten of hearts: Sam walks free.',
    'ハートの10。サムは監獄を出た。',
  ],
  [
    { type: 'checked', seat: 2, card: null, why: 'barrel', good: false },
    'No card left to turn: the Barrel is no help.',
    'めくるカードがない。バレルは役に立たない。',
  ],
  [
    { type: 'dynamitePassed', from: 0, to: 1, card: 'dynamite:2H' },
    'The Dynamite moves on to Tom.',
    'ダイナマイトはトムへ移った。',
  ],
  [
    { type: 'dynamiteExploded', seat: 1 },
    'Boom! The Dynamite blows up in front of Tom.',
    'ドカン！トムの前でダイナマイトが爆発した。',
  ],
  [{ type: 'turnSkipped', seat: 1 }, 'Tom sits this turn out in Jail.', 'トムは監獄で1回休み。'],
  [{ type: 'drew', seat: 1, cards: [null, null], why: 'turn' }, 'Tom draws 2 cards.', 'トムがカード2枚を引いた。'],
  [
    { type: 'drew', seat: 1, cards: ['beer:6H', 'missed:5S'], why: 'turn' },
    'Tom draws Beer and Missed!',
    'トムがビールとミス!を引いた。',
  ],
  [
    { type: 'drew', seat: 1, cards: [null, null, null], why: 'reward' },
    'Tom earns the bounty: 3 cards.',
    'トムが賞金としてカード3枚を引いた。',
  ],
  [{ type: 'drew', seat: 1, cards: [], why: 'turn' }, 'No card is left for Tom.', 'トムが引くカードはもうない。'],
  [
    { type: 'putBack', seat: 1, card: null },
    'Tom puts a card back on the deck.',
    'トムがカード1枚を山札の上に戻した。',
  ],
  [
    { type: 'tookFromHand', seat: 1, from: 0, card: null, why: 'panic' },
    'Tom takes a card from Rose’s hand.',
    'トムがローズの手札からカード1枚を盗んだ。',
  ],
  [
    { type: 'tookFromHand', seat: 1, from: 0, card: 'beer:6H', why: 'el-gringo' },
    'Rose pays Tom for that wound: Beer.',
    'トムが傷の代償にローズの手札からビールを取った。',
  ],
  [
    { type: 'inherited', seat: 1, from: 0, hand: [null, null], inPlay: ['barrel:QS'] },
    'Tom takes what Rose leaves: 3 cards.',
    'トムがローズの残したカード3枚を手に入れた。',
  ],
  [
    { type: 'tookInPlay', seat: 1, from: 0, card: 'barrel:QS' },
    'Tom takes Rose’s Barrel.',
    'トムがローズのバレルを奪った。',
  ],
  [
    { type: 'tookInPlay', seat: 1, from: 1, card: 'barrel:QS' },
    'Tom takes the Barrel back.',
    'トムが自分のバレルを手札に戻した。',
  ],
  [
    { type: 'tookDiscard', seat: 1, card: 'beer:6H' },
    'Tom takes Beer from the discard pile.',
    'トムが捨て札からビールを取った。',
  ],
  [{ type: 'showed', seat: 1, card: 'beer:6H' }, 'Tom shows the six of hearts: red.', 'トムの2枚目はハートの6、赤だ。'],
  [
    { type: 'storeOpened', by: 0, cards: ['beer:6H', 'bang:AS', 'jail:JS', 'missed:5S'] },
    'For sale: Beer, BANG!, Jail and Missed!',
    '店に並んだのはビール、バン!、監獄、ミス!。',
  ],
  [{ type: 'tookFromStore', seat: 0, card: 'beer:6H' }, 'Rose picks Beer.', 'ローズがビールを選んだ。'],
  [
    { type: 'discarded', seat: 0, cards: ['beer:6H'], why: 'cat-balou', by: 1 },
    'Tom makes Rose discard Beer.',
    'トムに言われ、ローズがビールを捨てた。',
  ],
  [
    { type: 'discarded', seat: 0, cards: ['beer:6H', 'jail:JS', 'bang:AS', 'bang:2C'], why: 'eliminated', by: null },
    'Rose leaves behind 4 cards.',
    'ローズが残したカード4枚は捨て札になった。',
  ],
  [
    { type: 'reshuffled', cards: 30 },
    'The discard pile is shuffled: 30 cards in the deck.',
    '捨て札を切り直して山札にした。30枚。',
  ],
  [
    { type: 'usedAbility', seat: 0, character: 'jesse-jones', on: 1 },
    'Rose reaches into Tom’s hand.',
    'ローズがトムの手札に手を伸ばす。',
  ],
  [
    { type: 'lostLife', seat: 0, amount: 1, life: 2, cause: { kind: 'bang', by: 1 } },
    'Tom’s shot costs Rose 1 life: 2 left.',
    'ローズはトムに撃たれ、ライフを1失った。残り2。',
  ],
  [
    { type: 'lostLife', seat: 0, amount: 3, life: -1, cause: { kind: 'dynamite' } },
    'The Dynamite costs Rose 3 lives: none left.',
    'ローズはダイナマイトでライフを3失った。もう残っていない。',
  ],
  [
    { type: 'gainedLife', seat: 0, amount: 1, life: 3, why: 'beer' },
    'Rose gains 1 life and has 3.',
    'ローズがライフを1回復して3になった。',
  ],
  [
    { type: 'gainedLife', seat: 0, amount: 0, life: 3, why: 'beer' },
    'It does nothing for Rose.',
    'ローズには効き目がなかった。',
  ],
  [
    { type: 'eliminated', seat: 1, role: 'outlaw', cause: { kind: 'duel', by: 1 }, by: null },
    'Tom (Outlaw) falls: lost the own duel.',
    'トム（無法者）が倒れた：自分から挑んだ決闘。',
  ],
  [{ type: 'gameEnded', outcome: { winners: [1], reason: 'outlaws' }, roles: [] }, 'The Outlaws win', '無法者の勝利'],
];

const REFUSED: readonly (readonly [RefusedWhy, string, string])[] = [
  [
    { code: 'bang-limit', bangs: 1, limit: 1 },
    'One BANG! a turn, and yours is shot.',
    'バン!は1ターンに1枚。もう撃ちました。',
  ],
  [{ code: 'out-of-reach', distance: 3, reach: 1 }, 'Distance 3, you reach 1.', '距離は3、届くのは1までです。'],
  [
    { code: 'nobody-in-reach', distance: 2, reach: 1 },
    'Nobody in reach: the nearest is 2 away, you reach 1.',
    '誰にも届きません。一番近い人でも距離2、届くのは1までです。',
  ],
  [{ code: 'in-play-already', seat: 1 }, 'Tom already has a Mustang.', 'トムの場にはもうマスタングがあります。'],
  [{ code: 'in-play-already', seat: 0 }, 'You already have a Mustang in play.', 'マスタングはもう自分の場にあります。'],
  [{ code: 'no-cards', seat: 1 }, 'Tom has no cards.', 'トムはカードを持っていません。'],
  [{ code: 'nobody-has-cards' }, 'Nobody has a card to lose.', '誰もカードを持っていません。'],
  [{ code: 'sheriff-not-jailed' }, 'The Sheriff cannot be put in Jail.', '保安官は監獄に入れられません。'],
  [
    { code: 'nobody-to-jail' },
    'Nobody can be jailed: the others are the Sheriff or in Jail.',
    '監獄に入れられる人がいません。ほかの人は保安官か、もう監獄の中です。',
  ],
  [{ code: 'not-oneself' }, 'Not on yourself.', '自分には使えません。'],
  [{ code: 'fallen' }, 'Tom is out of the game.', 'トムは脱落しています。'],
  [{ code: 'beer-last-two' }, 'No Beer while only two of you are left.', '残り2人ではビールを使えません。'],
  [{ code: 'only-when-shot' }, 'A Missed! only answers a shot.', 'ミス!は撃たれたときにだけ使えます。'],
  [{ code: 'must-be', as: 'missed' }, 'Only a Missed! helps here.', '今使えるのはミス!だけです。'],
];

describe('the story of the card game', () => {
  test.each(EVENTS)('%o', (event, english, japanese) => {
    expect(tellBang(en, event, rose)).toBe(english);
    expect(tellBang(ja, event, ローズ)).toBe(japanese);
  });

  test('says what felled somebody and why a side has won', () => {
    expect(bangCauseText(en, { kind: 'bang', by: 1 }, 0, rose)).toBe('shot by Tom');
    expect(bangCauseText(en, { kind: 'duel', by: 1 }, 0, rose)).toBe('duel with Tom');
    expect(bangCauseText(ja, { kind: 'dynamite' }, 0, ローズ)).toBe('ダイナマイト');
    expect(bangOutcomeText(ja, { winners: [0], reason: 'law' }).headline).toBe('保安官側の勝利');
  });

  test('has a sentence for every card that can be played', () => {
    for (const card of DECK) {
      const as = card.slice(0, card.indexOf(':')) as (typeof CARDS)[number];
      for (const words of [en, ja]) {
        const sentence = tellBang(words, { type: 'played', seat: 0, card, as, at: 1 }, rose);
        expect(sentence).toContain('Rose');
        expect(sentence).toMatch(/[.!。！]$/);
      }
    }
  });
});

describe('why not', () => {
  test.each(REFUSED)('%o', (why, english, japanese) => {
    const refused = { as: 'mustang', at: 1, why } as const;
    expect(refusedText(en, refused, 0, rose)).toBe(english);
    expect(refusedText(ja, refused, 0, ローズ)).toBe(japanese);
  });
});

describe('a question of the card game', () => {
  const shot = view({ pending: [slab], asked: [{ no: 1, seat: 0, prompt: 'dodge', by: 1 }] });

  test('to dodge says who shoots, how many Missed! are needed and what is left', () => {
    expect(bangQuestionText(en, question('dodge'), shot, rose)).toEqual({
      ask: 'Tom shoots you',
      why: 'One more Missed! saves you. You have 3 lives.',
    });
    expect(bangQuestionText(ja, question('dodge'), shot, ローズ)).toEqual({
      ask: 'トムに撃たれました',
      why: 'ミス!がもう1枚あればかわせます。残りのライフは3です。',
    });
    const first = view({ ...shot, pending: [{ ...slab, found: 0 }] });
    expect(bangQuestionText(en, question('dodge'), first, rose).why).toBe('You need two Missed!. You have 3 lives.');
  });

  test('to play says how many BANG! are left and what ending the turn costs', () => {
    expect(bangQuestionText(en, question('play'), view(), rose).why).toBe(
      'One BANG! this turn. 5 cards, 3 lives: ending now, you discard 2.',
    );
    const after = view({ turn: { seat: 0, round: 1, phase: 'play', bangs: 1, bangLimit: 1 }, hands: [2, 0, 0, 0] });
    expect(bangQuestionText(en, question('play'), after, rose).why).toBe('Your BANG! for this turn is shot.');
    const free = view({ turn: { seat: 0, round: 1, phase: 'play', bangs: 1, bangLimit: null }, hands: [2, 0, 0, 0] });
    expect(bangQuestionText(ja, question('play'), free, ローズ).why).toBe('バン!は何枚でも撃てます。');
  });

  test('in a duel says who answered and how many BANG! lie', () => {
    const duel = view({ pending: [{ kind: 'duel', by: 0, at: 1, next: 0, bangs: 1 }] });
    expect(bangQuestionText(en, question('duel'), duel, rose)).toEqual({
      ask: 'Tom shoots back',
      why: 'BANG! number 1 lies there. Yours, or lose 1 life. You have 3 lives.',
    });
  });

  test('to discard says how many', () => {
    const two = question('discard', { groups: [{ size: 5, min: 2, max: 2 }] });
    expect(bangQuestionText(en, two, view(), rose)).toEqual({
      ask: 'Discard 2 cards',
      why: 'You hold 5 cards and have 3 lives. The last one lies on top.',
    });
  });

  test('tells the others what somebody needs', () => {
    expect(bangAskedText(en, { no: 1, seat: 0, prompt: 'dodge', by: 1 }, shot, rose)).toBe(
      'Rose: one more Missed! or lose a life',
    );
    expect(bangAskedText(ja, { no: 1, seat: 0, prompt: 'indians', by: 1 }, shot, ローズ)).toBe(
      'ローズ：バン!を捨てるか、ライフを1失うか',
    );
    const dying = view({ life: [-1, 4, 3, 1] });
    expect(bangAskedText(en, { no: 1, seat: 0, prompt: 'save', by: 1 }, dying, rose)).toBe('Rose: 2 Beers or dead');
  });

  test.each([
    [question('play'), { kind: 'play', card: 'bang:AS', as: 'bang', at: 1 }, 'Shoot Tom', '1 away, you reach 1'],
    [
      question('play'),
      { kind: 'play', card: 'missed:5S', as: 'bang', at: 1 },
      'Shoot Tom',
      'Missed! as BANG! · 1 away, you reach 1',
    ],
    [question('play'), { kind: 'play', card: 'panic:JH', as: 'panic', at: 1 }, 'Take a card from Tom', '1 away'],
    [
      question('play'),
      { kind: 'play', card: 'mustang:8H', as: 'mustang', at: null },
      'Put Mustang in play',
      'Others see you 1 further away.',
    ],
    [question('play'), { kind: 'end' }, 'End the turn', 'You discard 2 cards'],
    [question('dodge'), { kind: 'draw', with: 'barrel' }, 'Barrel: draw!', 'A heart is one of the two, 1 in 4'],
    [question('dodge'), { kind: 'take' }, 'Take the hit: 3 → 2', ''],
    [question('dodge'), { kind: 'answer', card: 'missed:5S', as: 'missed' }, 'Missed!', 'You dodge; the card is gone'],
    [question('save'), { kind: 'answer', card: 'beer:6H', as: 'beer' }, 'Beer: stay alive', 'The card is gone'],
    [question('rob'), { kind: 'hand', of: 1 }, 'One of Tom’s 4 cards', 'From the hand, by chance'],
    [question('rob'), { kind: 'card', card: 'barrel:QS' }, 'Barrel', 'in play'],
    [question('luck'), { kind: 'card', card: 'barrel:QS' }, 'queen of spades', 'Barrel'],
    [
      question('character'),
      { kind: 'character', character: 'el-gringo' },
      'El Gringo',
      '3 lives · Who takes a life of yours loses a card to you',
    ],
  ] as const)('offers %o', (decision, option, label, note) => {
    const dying = decision.prompt === 'save' ? view({ life: [0, 4, 3, 1] }) : shot;
    expect(optionText(en, option as Option, decision, dying, rose)).toEqual({ label, note });
    expect(optionText(ja, option as Option, decision, dying, ローズ).label).not.toMatch(/[a-z]{3}/);
  });
});

test('what is pending is told in one short line', () => {
  const lines: readonly (readonly [Pending, string, string])[] = [
    [slab, 'Tom → Rose: 1 of 2 Missed!', 'トム → ローズ：ミス! 1/2枚'],
    [{ kind: 'indians', by: 0, left: [2, 3] }, 'Rose’s Indians!: 2 to go', 'ローズのインディアンズ：あと2人'],
    [{ kind: 'duel', by: 0, at: 1, next: 1, bangs: 2 }, 'Rose → Tom: 2 BANG! so far', 'ローズ → トム：バン! 2枚'],
    [{ kind: 'rob', by: 0, at: 1, as: 'panic' }, 'Rose → Tom: Panic!', 'ローズ → トム：パニック!'],
    [{ kind: 'check', seat: 0, why: 'jail', cards: [] }, 'Rose’s draw!: Jail', 'ローズのドロー！：監獄'],
    [
      { kind: 'dying', seat: 0, needed: 2, cause: { kind: 'dynamite' } },
      'Rose: needs 2 Beers',
      'ローズ：ビールがあと2枚必要',
    ],
  ];
  for (const [pending, english, japanese] of lines) {
    expect(ticketLine(en, pending, rose)).toBe(english);
    expect(ticketLine(ja, pending, ローズ)).toBe(japanese);
  }
});

test('a draw! says beforehand what both sides mean', () => {
  expect(checkText(en, { why: 'dynamite', good: false }, { seat: 0, next: 1 }, rose)).toEqual({
    title: 'BOOM!',
    text: 'Rose loses 3 lives',
  });
  expect(checkText(en, { why: 'dynamite', good: true }, { seat: 0, next: 1 }, rose).text).toBe(
    'on to Tom, fuse and all',
  );
});

describe.each([
  ['en', en],
  ['ja', ja],
] as const)('the words of the card game in %s', (language, words) => {
  test('fit their labels', () => {
    const [name, effect, ability] = language === 'ja' ? [12, 26, 24] : [15, 48, 50];
    for (const id of CARDS) {
      expect(words.cards[id].name.length, id).toBeLessThanOrEqual(name);
      expect(words.cards[id].effect.length, id).toBeLessThanOrEqual(effect);
    }
    for (const id of CHARACTERS) {
      expect(words.characters[id].name.length, id).toBeLessThanOrEqual(name);
      expect(words.characters[id].ability.length, id).toBeLessThanOrEqual(ability);
    }
  });

  test('name every card, rank, role and phase, and never with its id', () => {
    for (const rank of RANKS) expect(words.ranks[rank]).not.toBe('');
    for (const role of ROLES) expect(words.roles[role]).not.toBe(role);
    for (const card of DECK) expect(faceText(words, card)).not.toMatch(/undefined|:/);
  });

  test('ask every question there is, of the one who is asked and for the others', () => {
    for (const prompt of PROMPTS) {
      const asked = { no: 1, seat: 0, prompt, by: 1 };
      const here = view({ asked: [asked], pending: [slab, { kind: 'rob', by: 0, at: 1, as: 'panic' }] });
      const strip = bangAskedText(words, asked, here, rose);
      expect(strip).toContain('Rose');
      expect(strip.length).toBeLessThanOrEqual(45);
      const { ask, why } = bangQuestionText(words, question(prompt), here, rose);
      expect(ask).not.toMatch(/undefined|\?\?|^$/);
      expect(ask.length, ask).toBeLessThanOrEqual(45);
      expect(why).not.toMatch(/undefined|NaN/);
    }
  });

  test('say in sentences what everybody’s ability does', () => {
    for (const character of CHARACTERS)
      for (const on of [null, 1])
        expect(tellBang(words, { type: 'usedAbility', seat: 0, character, on }, rose)).toContain('Rose');
  });

  test('give every house rule a name, both readings and where they come from', () => {
    for (const rule of Object.values(words.options)) {
      const texts = Object.values(rule);
      expect(texts).toHaveLength(4);
      for (const text of texts) expect(text).not.toBe('');
    }
  });
});

test('Japanese is Japanese throughout', () => {
  const leftover = /[a-z]{3,} [a-z]{3,}/;
  expect(wordsOf(ja).filter(word => leftover.test(word))).toEqual([]);
});

function wordsOf(part: unknown): string[] {
  if (typeof part === 'string') return [part];
  return typeof part === 'object' && part !== null ? Object.values(part).flatMap(wordsOf) : [];
}
