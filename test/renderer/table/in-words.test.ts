import { expect, test } from 'vitest';
import { inWords } from '../../../src/renderer/table/in-words.ts';
import { bang } from '../../../src/shared/bang/index.ts';
import { seedOf } from '../../../src/shared/engine/rng.ts';
import { bang as words } from '../../../src/shared/text/en/bang/index.ts';
import { en } from '../../../src/shared/text/en/index.ts';
import { room } from './fixtures.ts';

test('the card game is told in words: who is asked, what is pending, and what lies before everybody', () => {
  const { state } = bang.setup(4, bang.defaults, seedOf(1));
  const said = inWords(
    { words: () => en, bang: () => words },
    {
      id: 'bang',
      ...bang.publicView(state),
      characters: ['slab-the-killer', 'rose-doolan', null, 'black-jack'],
      life: [4, -1, 4, 3],
      maxLife: [4, 4, 4, 4],
      hands: [1, 0, 4, 3],
      reach: [5, 1, 1, 1],
      roles: [null, 'sheriff', null, null],
      inPlay: [['barrel:QS', 'winchester:8S'], [], [], []],
      asked: [{ no: 2, seat: 1, prompt: 'dodge', by: 0 }],
      pending: [{ kind: 'shot', by: 0, at: 1, as: 'bang', needed: 2, found: 1 }],
    },
    room(4),
  );
  expect(said.facts).toMatchObject({ asked: '1', prompt: 'dodge', pending: 'Rose → Tom: 1 of 2 Missed!' });
  expect(said.question).toBe('Tom: one more Missed! or lose a life');
  expect(said.seats.map(seat => seat?.sentence)).toEqual([
    'Rose, Slab the Killer: 4 of 4 life, 1 card, reach 5, in play: Barrel and Winchester',
    'Tom, Rose Doolan: 0 of 4 life, 0 cards, reach 1 (Sheriff)',
    'Aiko',
    'Ben, Black Jack: 3 of 4 life, 3 cards, reach 1',
  ]);
});
