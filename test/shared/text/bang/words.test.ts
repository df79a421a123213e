import { describe, expect, test } from 'vitest';
import { RANKS } from '../../../../src/shared/bang/cards/card.ts';
import { CARDS } from '../../../../src/shared/bang/cards/index.ts';
import { CHARACTERS } from '../../../../src/shared/bang/characters/index.ts';
import { DECK } from '../../../../src/shared/bang/deck.ts';
import type { Pending } from '../../../../src/shared/bang/model.ts';
import { PROMPTS } from '../../../../src/shared/bang/model.ts';
import { LANGUAGES } from '../../../../src/shared/protocol/room.ts';
import { ROLES } from '../../../../src/shared/roles.ts';
import { faceText } from '../../../../src/shared/text/bang/cards.ts';
import { loadBangHelp } from '../../../../src/shared/text/bang/help.ts';
import { bangAskedText, bangQuestionText } from '../../../../src/shared/text/bang/prompts.ts';
import { tellBang } from '../../../../src/shared/text/bang/story.ts';
import { checkText, ticketLine } from '../../../../src/shared/text/bang/table.ts';
import { loadBang } from '../../../../src/shared/text/bang/words.ts';
import { bang as en } from '../../../../src/shared/text/en/bang/index.ts';
import { bang as ja } from '../../../../src/shared/text/ja/bang/index.ts';
import { rose, slab, question, view, ローズ } from './fixtures.ts';

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
      'ローズ：ビールあと2枚',
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

test.each(LANGUAGES)('help in %s explains the game, every card and every character', async language => {
  const help = await loadBangHelp(language);
  expect(help.sections).toHaveLength(13);
  expect(Object.keys(help.cards)).toEqual([...CARDS]);
  expect(Object.keys(help.characters)).toEqual([...CHARACTERS]);
});

test('words are fetched by language', async () => {
  expect((await loadBang('ja')).cards.beer.name).toBe('ビール');
  expect((await loadBang('en')).cards.beer.name).toBe('Beer');
});

test('Japanese is Japanese throughout', async () => {
  const leftover = /[a-z]{3,} [a-z]{3,}/;
  expect(wordsOf([ja, await loadBangHelp('ja')]).filter(word => leftover.test(word))).toEqual([]);
});

function wordsOf(part: unknown): string[] {
  if (typeof part === 'string') return [part];
  return typeof part === 'object' && part !== null ? Object.values(part).flatMap(wordsOf) : [];
}
