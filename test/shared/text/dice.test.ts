import { describe, expect, test } from 'vitest';
import { CHARACTERS } from '../../../src/shared/dice/characters/index.ts';
import type { DiceDecision, DiceEvent, DiceView } from '../../../src/shared/dice/model.ts';
import { FACES, PROMPTS } from '../../../src/shared/dice/model.ts';
import { LANGUAGES } from '../../../src/shared/protocol/room.ts';
import { loadHelp } from '../../../src/shared/text/help.ts';
import { catalogues } from '../../../src/shared/text/index.ts';
import { askedText, questionText } from '../../../src/shared/text/prompts.ts';
import { causeText, outcomeText, tell } from '../../../src/shared/text/story.ts';

const { en, ja } = catalogues;
const name = (seat: number): string => ['ローズ', 'トム', 'サム'][seat] ?? '?';
const rose = (seat: number): string => ['Rose', 'Tom', 'Sam'][seat] ?? '?';

const EVENTS: readonly (readonly [DiceEvent, string, string])[] = [
  [{ type: 'gameBegan', starter: 0 }, 'Rose goes first.', 'ローズから始まる。'],
  [{ type: 'turnBegan', seat: 1, round: 1 }, 'Tom’s turn.', 'トムの番。'],
  [
    { type: 'rolled', seat: 0, throw: 1, thrown: [0, 1, 2, 3, 4], dice: ['beer', 'arrow', 'arrow', 'one', 'beer'] },
    'Rose throws Arrow ×2, 1 and Beer ×2.',
    'ローズが振った：矢×2、1、ビール×2',
  ],
  [
    { type: 'rolled', seat: 0, throw: 2, thrown: [1, 2], dice: ['beer', 'gatling', 'two', 'one', 'beer'] },
    'Rose throws again: 2 and Gatling.',
    'ローズが振り直した：2とガトリング',
  ],
  [
    { type: 'tookArrow', seat: 0, pile: 3, why: 'roll' },
    'Rose takes an arrow; 3 left.',
    'ローズが矢を1本取った。残り3本。',
  ],
  [{ type: 'tookArrow', seat: 0, pile: 0, why: 'roll' }, 'Rose takes the last arrow!', 'ローズが最後の矢を取った！'],
  [
    { type: 'tookArrow', seat: 1, pile: 4, why: 'el-gringo' },
    'Tom pays with an arrow; 4 left.',
    'トムは撃った報いに矢を1本取った。残り4本。',
  ],
  [
    { type: 'returnedArrows', seat: 2, arrows: 1, pile: 9, why: 'gatling' },
    'The Gatling rids Sam of an arrow.',
    'ガトリングのおかげでサムの矢1本が山に戻った。',
  ],
  [{ type: 'indiansAttacked' }, 'The Indians attack!', 'インディアンの襲撃！'],
  [{ type: 'dynamiteExploded', seat: 1 }, 'Boom! Tom’s dynamite goes off.', 'ドカン！トムのダイナマイトが爆発した。'],
  [
    { type: 'keptDice', seat: 1, dice: ['one', 'one', 'two', 'beer', 'beer'] },
    'Tom keeps 1 ×2, 2 and Beer ×2.',
    'トムの出目は1×2、2、ビール×2に決まった。',
  ],
  [
    {
      type: 'shot',
      by: 0,
      shots: [
        { die: 0, at: 1, points: 2 },
        { die: 1, at: 2, points: 1 },
      ],
    },
    'Rose shoots Tom ×2 and Sam.',
    'ローズがトム×2とサムを撃った。',
  ],
  [{ type: 'drank', by: 0, to: 0, die: 1 }, 'Rose drinks a beer.', 'ローズがビールを飲んだ。'],
  [{ type: 'drank', by: 0, to: 1, die: 1 }, 'Rose slides Tom a beer.', 'ローズがトムにビールをおごった。'],
  [{ type: 'firedGatling', by: 2 }, 'Sam fires the Gatling at everybody.', 'サムがガトリングで全員を撃った。'],
  [
    { type: 'usedAbility', seat: 0, character: 'sid-ketchum', on: 1 },
    'Rose has a life to spare for Tom.',
    'ローズがトムにライフを分けた。',
  ],
  [
    {
      type: 'lostLife',
      losses: [
        { seat: 0, amount: 1, life: 4 },
        { seat: 1, amount: 2, life: 3 },
        { seat: 2, amount: 1, life: 1 },
      ],
      cause: { kind: 'indians' },
    },
    'Indians: Rose and Sam lose 1 life, Tom loses 2 lives.',
    'インディアンの襲撃でローズとサムがライフを1、トムがライフを2失った。',
  ],
  [
    { type: 'lostLife', losses: [{ seat: 1, amount: 1, life: 4 }], cause: { kind: 'shot', by: 0 } },
    'Shot by Rose: Tom loses 1 life.',
    'ローズに撃たれ、トムがライフを1失った。',
  ],
  [
    { type: 'gainedLife', seat: 1, amount: 0, life: 8, why: 'beer' },
    'Tom is full already.',
    'トムのライフはもう満タンだった。',
  ],
  [
    { type: 'gainedLife', seat: 1, amount: 2, life: 6, why: 'suzy-lafayette' },
    'Tom gains 2 lives and has 6.',
    'トムがライフを2回復して6になった。',
  ],
  [
    {
      type: 'eliminated',
      fallen: [
        { seat: 1, role: 'outlaw' },
        { seat: 2, role: 'deputy' },
      ],
      cause: { kind: 'gatling', by: 0 },
    },
    'Tom (Outlaw) and Sam (Deputy) fall: Rose’s Gatling.',
    'トム（無法者）とサム（助手）が倒れた（ローズのガトリング）。',
  ],
  [{ type: 'turnEnded', seat: 0 }, 'Rose passes the dice on.', 'ローズの番が終わった。'],
  [{ type: 'gameEnded', outcome: { winners: [1], reason: 'outlaws' }, roles: [] }, 'The Outlaws win', '無法者の勝利'],
];

const view = (over: Partial<DiceView>): DiceView => ({
  characters: ['bart-cassidy', 'black-jack', 'paul-regret', 'el-gringo'],
  maxLife: [8, 8, 9, 7],
  life: [5, 8, 9, 7],
  arrows: [2, 0, 0, 0],
  roles: ['sheriff', null, null, null],
  fell: [null, null, null, null],
  pile: 7,
  turn: null,
  asked: null,
  outcome: null,
  options: { gatlingArrows: 'first', allFall: 'outlaw' },
  ...over,
});
const question = (over: Partial<DiceDecision>): DiceDecision => ({
  no: 1,
  seat: 0,
  prompt: 'throw',
  options: [],
  groups: [],
  fallback: [],
  ...over,
});

describe('the story of the dice game', () => {
  test.each(EVENTS)('%o', (event, english, japanese) => {
    expect(tell(en, event, rose)).toBe(english);
    expect(tell(ja, event, name)).toBe(japanese);
  });

  test('says what felled somebody and why a side has won', () => {
    expect(causeText(en, { kind: 'shot', by: 0 }, rose)).toBe('shot by Rose');
    expect(causeText(ja, { kind: 'dynamite' }, name)).toBe('自分のダイナマイト');
    expect(outcomeText(en, { winners: [0], reason: 'law' })).toEqual({
      headline: 'The law wins',
      because: 'Every Outlaw and Renegade is down.',
    });
  });
});

describe('a question of the dice game', () => {
  const turn = { seat: 0, round: 1, dice: [], throws: 2, allowed: 3, locked: [] };

  test('to throw again says what it risks', () => {
    const risky = view({ pile: 1, turn: { ...turn, dice: ['dynamite', 'dynamite', 'one', 'beer', 'arrow'] } });
    expect(questionText(en, question({ prompt: 'reroll' }), risky, rose)).toEqual({
      ask: 'Throw again? Pick the dice.',
      why:
        'One throw left. Only 1 arrow in the pile: the next one brings the Indians. ' +
        'Two dynamites lie: a third ends your throwing and costs 1 life.',
    });
    expect(questionText(ja, question({ prompt: 'reroll' }), risky, name).why).toBe(
      'あと1回振れます。山の矢はあと1本。次の矢でインディアンが来ます。' +
        'ダイナマイトが2個。もう1個出ると振れなくなり、ライフを1失います。',
    );
  });

  test('to Bart says who shot and what arrows he may take', () => {
    const shot = view({ asked: { no: 1, seat: 0, prompt: 'swap', by: 1 } });
    const swap = question({ prompt: 'swap', options: [0, 1, 2].map(arrows => ({ kind: 'swap', arrows })) });
    expect(questionText(en, swap, shot, rose).why).toBe(
      'Tom hit you. Up to 2 arrows in place of as many lives; you have 5 lives, the pile 7 arrows.',
    );
  });

  test('tells the others who decides', () => {
    expect(askedText(en, { seat: 0, prompt: 'reroll' }, rose)).toBe('Rose decides what to throw again');
    expect(askedText(ja, { seat: 0, prompt: 'shoot' }, name)).toBe('ローズが狙いを定めています');
  });
});

describe.each(LANGUAGES)('the words in %s', language => {
  const { dice } = catalogues[language];

  test('fit their labels', () => {
    const longestName = language === 'ja' ? 12 : 15;
    for (const id of CHARACTERS) {
      expect(dice.characters[id].name.length, id).toBeLessThanOrEqual(longestName);
      expect(dice.characters[id].ability.length, id).toBeLessThanOrEqual(60);
    }
  });

  test('ask every question there is', () => {
    for (const prompt of PROMPTS) {
      expect(dice.prompts.ask[prompt]).not.toBe('');
      expect(dice.prompts.others[prompt]({ name: 'X' })).toContain('X');
    }
  });

  test('help with every face and character', async () => {
    const help = await loadHelp(language);
    expect(help.sections).toHaveLength(12);
    expect(Object.keys(help.faces)).toEqual([...FACES]);
    expect(Object.keys(help.characters)).toEqual([...CHARACTERS]);
  });
});

test('Japanese is Japanese throughout', async () => {
  // Names, licences and addresses may stay Latin; a sentence of English may not.
  const leftover = /[a-z]{3,} [a-z]{3,}/;
  const help = await loadHelp('ja');
  expect(wordsOf(ja.dice).filter(word => leftover.test(word))).toEqual([]);
  expect(wordsOf(help).filter(word => leftover.test(word))).toEqual([]);
});

function wordsOf(part: unknown): string[] {
  if (typeof part === 'string') return [part];
  return typeof part === 'object' && part !== null ? Object.values(part).flatMap(wordsOf) : [];
}
