import { describe, expect, test } from 'vitest';
import { fit, fitTwoLines, shortened, shorterNames } from '../../../src/renderer/table/stage/fit.ts';

/** Ten pixels a letter. */
const measure = (text: string): number => Array.from(text).length * 10;

describe('a text that must fit', () => {
  test('stays as it is when there is room', () => {
    expect(fit({ text: 'Rose', max: 100 }, measure)).toEqual({ text: 'Rose', squeeze: 1 });
  });

  test('is squeezed to at most 72 %', () => {
    expect(fit({ text: 'Slab the Killer', max: 120 }, measure)).toEqual({ text: 'Slab the Killer', squeeze: 0.8 });
  });

  test('gives way to its short forms in their order, squeezed in their turn when needed', () => {
    const words = { text: 'Slab the Killer', shorter: ['Slab K.', 'Slab'] };
    expect(fit({ ...words, max: 63 }, measure)).toEqual({ text: 'Slab K.', squeeze: 0.9 });
    expect(fit({ ...words, max: 36 }, measure)).toEqual({ text: 'Slab', squeeze: 0.9 });
  });

  test('is cut with an ellipsis only when the last short form is still too long', () => {
    const words = { text: 'Bartholomew the Elder', shorter: ['Bartholomew E.', 'Bartholomew'], max: 40 };
    expect(fit(words, measure)).toEqual({ text: 'Bart…', squeeze: 0.8 });
  });

  test('is cut between graphemes, never inside a flag or a family', () => {
    expect(fit({ text: '👨‍👩‍👧👨‍👩‍👧👨‍👩‍👧👨‍👩‍👧', max: 44 }, text => [...new Intl.Segmenter().segment(text)].length * 20).text).toBe(
      '👨‍👩‍👧👨‍👩‍👧…',
    );
  });
});

describe('a text in two lines', () => {
  test('is broken between words into lines of about one length', () => {
    expect(fitTwoLines({ text: 'Rose goes on with it at the lead phone', max: 200 }, measure)).toEqual({
      text: 'Rose goes on with it\nat the lead phone',
      squeeze: 1,
    });
  });

  test('is broken where a Japanese reader stops, and begins no line with a particle', () => {
    const question = 'ミス!をもう1枚出すか、ライフを1失う';
    expect(fitTwoLines({ text: question, max: 110 }, measure).text).toBe('ミス!をもう1枚出すか、\nライフを1失う');
    expect(fitTwoLines({ text: 'ライフをとても多く失うことになる', max: 70 }, measure).text).toBe(
      'ライフをとても多く\n失うことになる',
    );
  });

  test('of one word is one line while that fits, and broken inside the word only then', () => {
    expect(fitTwoLines({ text: 'Maximilian', max: 80 }, measure)).toEqual({ text: 'Maximilian', squeeze: 0.8 });
    expect(fitTwoLines({ text: 'W'.repeat(16), max: 80 }, measure).text).toBe(`${'W'.repeat(8)}\n${'W'.repeat(8)}`);
  });

  test('is cut when two lines cannot hold it', () => {
    expect(fitTwoLines({ text: 'W'.repeat(16), max: 36 }, measure).text).toBe('WWWWW\nWWWW…');
  });
});

describe('a name that is too long', () => {
  test('loses its last words, never standing on a little one', () => {
    expect(shorterNames('Benjamin the Kid')).toEqual(['Benjamin K.', 'Benjamin']);
    expect(shorterNames('Uncle Bob Senior')).toEqual(['Uncle Bob S.', 'Uncle Bob', 'Uncle B.', 'Uncle']);
    expect(shorterNames('ベンジャミン・ザ・キッド')).toEqual(['ベンジャミン']);
    expect(shorterNames('山田 太郎')).toEqual(['山田']);
  });

  test('of one word has no shorter form', () => {
    expect(shorterNames('Maximilian')).toEqual([]);
    expect(shorterNames('')).toEqual([]);
    expect(shorterNames('龘'.repeat(16))).toEqual([]);
  });

  test('keeps its first word whatever it looks like', () => {
    expect(shorterNames('rosa lind')).toEqual(['rosa']);
    expect(shorterNames('é b c')).toEqual(['é']);
  });
});

test('a name in the middle of a sentence has at most twelve letters, whatever they are made of', () => {
  expect(shortened('Anna-Katharin')).toBe('Anna-Kathar…');
  expect(shortened('Konstantinos')).toBe('Konstantinos');
  expect(shortened('鬱'.repeat(13))).toBe(`${'鬱'.repeat(11)}…`);
});
