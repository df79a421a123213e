import { describe, expect, test } from 'vitest';
import { bangCaption, diceCaption } from '../../../src/renderer/table/scenes/caption.ts';
import { bang } from '../../../src/shared/text/en/bang/index.ts';
import { bang as bangJa } from '../../../src/shared/text/ja/bang/index.ts';
import { catalogues } from '../../../src/shared/text/index.ts';
import { BANG_HEARD, DICE_HEARD } from './heard.ts';

const sitters = [
  { name: 'Rose', colour: 'sky' },
  { name: 'Tom', colour: 'ochre' },
  { name: 'Aiko', colour: 'jade' },
] as const;

test('every event of both games is told in words, in both languages', () => {
  for (const { event } of Object.values(BANG_HEARD))
    for (const words of [bang, bangJa])
      expect(bangCaption(event, sitters, words).sentence, event.type).toMatch(/\S{2}/);
  for (const { event } of Object.values(DICE_HEARD))
    for (const words of [catalogues.en, catalogues.ja])
      expect(diceCaption(event, sitters, words).sentence, event.type).not.toBe('');
});

test('a draw! is not told in words before its card is turned', () => {
  const why = 'jail';
  expect(bangCaption({ type: 'flipped', seat: 0, cards: ['bang:AS'], why }, sitters, bang).sentence).toBe(
    'Rose draws: out of Jail?',
  );
  expect(bangCaption({ type: 'checked', seat: 0, card: 'bang:AS', why, good: false }, sitters, bang).sentence).toBe(
    'Ace of spades: the door stays shut for Rose.',
  );
});

describe('the shape beside a sentence', () => {
  test('is that of whoever it begins with', () => {
    const card = 'beer:6H';
    expect(bangCaption({ type: 'discarded', seat: 1, cards: [card], why: 'cat-balou', by: 0 }, sitters, bang)).toEqual({
      name: 'Rose',
      colour: 'sky',
      sentence: 'Rose makes Tom discard Beer.',
    });
    const cause = { kind: 'bang', by: 1 } as const;
    const wound = { type: 'lostLife', seat: 0, amount: 1, life: 2, cause } as const;
    expect(bangCaption(wound, sitters, bang)).toEqual({
      name: 'Tom',
      colour: 'ochre',
      sentence: 'Tom’s shot costs Rose 1 life: 2 left.',
    });
    expect(bangCaption({ type: 'turnBegan', seat: 1, round: 2 }, sitters, bang).colour).toBe('ochre');
  });

  test('is the one who is hurt alone, and none when it is everybody’s', () => {
    const cause = { kind: 'indians' } as const;
    const loss = (seat: number) => ({ seat, amount: 1, life: 3 });
    expect(diceCaption({ type: 'lostLife', losses: [loss(2)], cause }, sitters, catalogues.en).colour).toBe('jade');
    expect(diceCaption({ type: 'lostLife', losses: [loss(0), loss(2)], cause }, sitters, catalogues.en)).toEqual({
      name: '',
      colour: null,
      sentence: 'Indians: Rose and Aiko lose 1 life.',
    });
  });
});
