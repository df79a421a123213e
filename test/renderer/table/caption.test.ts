import { expect, test } from 'vitest';
import { captionOf } from '../../../src/renderer/table/scenes/caption.ts';
import { bang as words } from '../../../src/shared/text/en/bang/index.ts';

const sitters = [
  { name: 'Rose', colour: 'sky' },
  { name: 'Tom', colour: 'ochre' },
] as const;

test('a draw! is not told in words before its card is turned', () => {
  const why = 'jail';
  expect(captionOf({ type: 'flipped', seat: 0, cards: ['bang:AS'], why }, sitters, words)).toBeNull();
  expect(captionOf({ type: 'checked', seat: 0, card: 'bang:AS', why, good: false }, sitters, words)).toBeNull();
});

test('the shape beside a sentence is that of whoever it begins with', () => {
  const card = 'beer:6H';
  expect(captionOf({ type: 'discarded', seat: 1, cards: [card], why: 'cat-balou', by: 0 }, sitters, words)).toEqual({
    name: 'Rose',
    colour: 'sky',
    sentence: 'Rose makes Tom discard Beer.',
  });
  expect(captionOf({ type: 'turnBegan', seat: 1, round: 2 }, sitters, words)?.colour).toBe('ochre');
});
