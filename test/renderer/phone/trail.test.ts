import { describe, expect, test } from 'vitest';
import { keepBook, marked, newBook, openBook, type Book } from '../../../src/renderer/phone/trail/book.ts';
import { factsOf } from '../../../src/renderer/phone/trail/facts.ts';
import { memoryOf } from '../../../src/renderer/surroundings.ts';
import type { Deed } from '../../../src/shared/protocol/talk.ts';
import { loadAside } from '../../../src/shared/text/aside.ts';
import { aGuest, aRoom, NOBODY } from '../../a-room.ts';
import { mapStorage } from '../hand-turned.ts';

const guests = [aGuest(1, 'Ann'), aGuest(2, 'Ben'), aGuest(3, 'Cat')];

/** The book of seat 0 in the game that was dealt then. */
function fresh(dealt = 1000): Book {
  const you = { ...NOBODY, guest: 1, seat: 0 };
  const book = newBook({ you, room: aRoom({ phase: 'game', guests, dealt }) });
  if (!book) throw new Error('no book for seat 0');
  return book;
}

describe('a trail book', () => {
  test('is found again after a reload', () => {
    const storage = mapStorage();
    keepBook(memoryOf(storage), marked(fresh(), 3, 'renegade'));
    expect(openBook(memoryOf(storage), fresh()).marks).toEqual([{ guest: 3, role: 'renegade' }]);
  });

  test('is empty in the next game, and when the same cards are dealt to the same people again', () => {
    const memory = memoryOf(mapStorage());
    keepBook(memory, { ...marked(fresh(1000), 3, 'outlaw'), kept: true });
    expect(openBook(memory, fresh(1001))).toEqual({ dealt: 1001, seat: 0, marks: [], kept: false });
  });

  test('is nobody’s without a seat in a game', () => {
    expect(newBook({ you: NOBODY, room: aRoom({ phase: 'game', guests, dealt: 1000 }) })).toBe(null);
    expect(newBook({ you: { ...NOBODY, guest: 1, seat: 0 }, room: aRoom({ guests }) })).toBe(null);
  });

  test('has one mark for each, and none for who is unsure', () => {
    const twice = marked(marked(marked(fresh(), 2, 'outlaw'), 3, 'outlaw'), 3, 'deputy');
    expect(twice.marks).toEqual([
      { guest: 2, role: 'outlaw' },
      { guest: 3, role: 'deputy' },
    ]);
    expect(marked(twice, 3, null).marks).toEqual([{ guest: 2, role: 'outlaw' }]);
  });

  test('that somebody has spoilt is an empty one', () => {
    const memory = memoryOf(mapStorage({ 'saloon.trail.0': '{"dealt":1000' }));
    expect(openBook(memory, fresh()).marks).toEqual([]);
  });
});

describe('the facts beside a name', () => {
  const deeds: Deed[][] = [
    [
      [1, 'shot', 2],
      [1, 'hurt', 1],
    ],
    [],
    [
      [1, 'healed', 1],
      [0, 'jailed', 1],
    ],
  ];
  const name = (seat: number) => guests[seat]?.name ?? '?';

  test('are what one did and what one suffered, with numbers', async () => {
    const t = await loadAside('en');
    expect(factsOf(t, deeds, 0, name)).toEqual({
      did: 'shot at Ben 2×, took 1 life from Ben',
      suffered: 'jailed by Cat',
    });
    expect(factsOf(t, deeds, 1, name)).toEqual({
      did: null,
      suffered: 'Ann shot at them 2×, lost 1 life to Ann, got 1 life from Cat',
    });
  });

  test('are said in Japanese as well', async () => {
    expect(factsOf(await loadAside('ja'), deeds, 0, name).did).toBe('Benさんを撃った（2回）、Benさんのライフを1奪った');
  });
});
