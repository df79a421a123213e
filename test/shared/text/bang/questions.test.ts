import { describe, expect, test } from 'vitest';
import type { Option, RefusedWhy } from '../../../../src/shared/bang/model.ts';
import { optionText } from '../../../../src/shared/text/bang/options.ts';
import { bangAskedText, bangQuestionText } from '../../../../src/shared/text/bang/prompts.ts';
import { refusedText } from '../../../../src/shared/text/bang/refused.ts';
import { bang as en } from '../../../../src/shared/text/en/bang/index.ts';
import { bang as ja } from '../../../../src/shared/text/ja/bang/index.ts';
import { rose, slab, question, view, ローズ } from './fixtures.ts';

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
    expect(bangQuestionText(en, question('dodge'), first, rose).why).toBe('You need two Missed! You have 3 lives.');
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
