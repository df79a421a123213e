import { describe, expect, test } from 'vitest';
import { fit, shortened } from '../../../src/renderer/table/stage/fit.ts';

/** Ten pixels a letter. */
const measure = (text: string): number => Array.from(text).length * 10;

describe('a text that must fit', () => {
  test('stays as it is when there is room', () => {
    expect(fit({ text: 'Rose', max: 100 }, measure)).toEqual({ text: 'Rose', squeeze: 1 });
  });

  test('is squeezed to at most 72 %', () => {
    expect(fit({ text: 'Slab the Killer', max: 120 }, measure)).toEqual({ text: 'Slab the Killer', squeeze: 0.8 });
  });

  test('gives way to its short form, squeezed in its turn when needed', () => {
    const words = { text: 'Slab the Killer', short: 'Slab', max: 36 };
    expect(fit(words, measure)).toEqual({ text: 'Slab', squeeze: 0.9 });
  });

  test('is cut with an ellipsis only when the short form is still too long', () => {
    const words = { text: 'Bartholomew the Elder', short: 'Bartholomew', max: 40 };
    expect(fit(words, measure)).toEqual({ text: 'Bart…', squeeze: 0.8 });
  });

  test('is cut between graphemes, never inside a flag or a family', () => {
    expect(fit({ text: '👨‍👩‍👧👨‍👩‍👧👨‍👩‍👧👨‍👩‍👧', max: 44 }, text => [...new Intl.Segmenter().segment(text)].length * 20).text).toBe(
      '👨‍👩‍👧👨‍👩‍👧…',
    );
  });
});

test('a name in the middle of a sentence has at most twelve letters, whatever they are made of', () => {
  expect(shortened('Anna-Katharin')).toBe('Anna-Kathar…');
  expect(shortened('Konstantinos')).toBe('Konstantinos');
  expect(shortened('鬱'.repeat(13))).toBe(`${'鬱'.repeat(11)}…`);
});
