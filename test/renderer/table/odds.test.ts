import { expect, test } from 'vitest';
import { oddsOf } from '../../../src/renderer/table/scenes/odds.ts';
import { inWords } from '../../../src/shared/text/share.ts';

test('a heart is one card in four, for whatever a heart is good', () => {
  for (const why of ['jail', 'barrel', 'jourdonnais'] as const) {
    expect(inWords(oddsOf(why, 1).good)).toEqual({ n: 1, of: 4 });
    expect(inWords(oddsOf(why, 1).bad)).toEqual({ n: 3, of: 4 });
  }
});

test('ten of eighty cards set the Dynamite off', () => {
  expect(inWords(oddsOf('dynamite', 1).bad)).toEqual({ n: 1, of: 8 });
  expect(inWords(oddsOf('dynamite', 1).good)).toEqual({ n: 7, of: 8 });
});

test('two cards are better than one', () => {
  expect(inWords(oddsOf('jail', 2).good)).toEqual({ percent: 44 });
  expect(inWords(oddsOf('dynamite', 2).bad)).toEqual({ percent: 1 });
});
