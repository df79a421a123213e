import { describe, expect, test } from 'vitest';
import type { GameView } from '../../../src/shared/games.ts';
import type { Page } from './saloon.ts';
import { ownOf, roomOf, saloon, whoIsAsked, youOf } from './saloon.ts';

function playing(game: 'dice' | 'bang' = 'dice') {
  const s = saloon(3);
  const phones = ['Ann', 'Ben', 'Cy'].map(name => s.page().hello().join(name));
  const [lead] = phones as [Page];
  lead.command({ do: 'game', game }).command({ do: 'start' });
  return { ...s, phones, lead };
}

function answerOnce(phones: readonly Page[]): void {
  const asked = whoIsAsked(phones);
  const decision = ownOf(asked)?.decision;
  if (decision) asked.answer(decision.no, [...decision.fallback]);
}

const gameOf = (page: Page) => page.view.game as GameView | null;
const storyOf = (page: Page) => page.of('welcome').at(-1)?.story;
const lastSeq = (page: Page) => page.of('update').at(-1)?.seq ?? page.of('welcome').at(-1)?.seq ?? 0;

describe('what was told of a game', () => {
  test('is numbered from the deal on, with the same numbers for everybody', () => {
    const { phones, page, lead } = playing();
    const table = page().hello({ screen: 'table' });
    for (let i = 0; i < 5; i++) answerOnce(phones);
    const numbers = (screen: Page) => screen.of('update').flatMap(({ told, nth }) => (told ? [nth] : []));
    expect(numbers(lead)).toEqual([1, 2, 3, 4, 5, 6]);
    expect(numbers(table)).toEqual([2, 3, 4, 5, 6]);
    expect(lead.of('update').filter(({ told, nth }) => !told && nth !== undefined)).toEqual([]);
  });

  test.each(['dice', 'bang'] as const)('of %s greets who comes back as he was told it before, word for word', game => {
    const { phones, page } = playing(game);
    const ben = phones[1] as Page;
    for (let i = 0; i < 12; i++) answerOnce(phones);
    const told = ben.of('update').flatMap(update => update.told ?? []);
    expect(storyOf(page().hello({ token: ben.token }))).toEqual({ nth: told.length, recent: told });
  });

  test('is only the last twenty of it', () => {
    const { phones, page } = playing();
    for (let i = 0; i < 30; i++) answerOnce(phones);
    const story = storyOf(page().hello({ screen: 'table' }));
    expect(story?.nth).toBe(31);
    expect(story?.recent).toHaveLength(20);
  });

  test('is forgotten when the game is put away, and begins again with the next', () => {
    const { phones, page, lead } = playing();
    for (let i = 0; i < 4; i++) answerOnce(phones);
    lead.command({ do: 'lobby' });
    expect(storyOf(page().hello({ screen: 'table' }))).toEqual({ nth: 0, recent: [] });
    lead.command({ do: 'start' });
    expect(storyOf(page().hello({ screen: 'table' }))).toMatchObject({ nth: 1 });
  });
});

describe('a phone that comes while the table still tells', () => {
  function telling() {
    const s = playing();
    const table = s.page().hello({ screen: 'table', paces: true });
    const [, ben] = s.phones as [Page, Page];
    const before = { game: gameOf(ben), own: ownOf(ben) };
    for (let i = 0; i < 2; i++) {
      const asked = whoIsAsked(s.phones);
      const no = s.room.asked()[0]?.decision;
      if (no) asked.answer(no.no, [...no.fallback]);
    }
    return { ...s, table, ben, before };
  }

  test('is welcomed to what the other phones know, and no further', () => {
    const { page, ben, lead, before, room } = telling();
    expect(room.gameView()).not.toEqual(before.game);
    const back = page().hello({ token: ben.token });
    const stranger = page().hello({ token: null });
    expect(gameOf(back)).toEqual(before.game);
    expect(ownOf(back)).toEqual(before.own);
    expect(gameOf(stranger)).toEqual(before.game);
    expect(gameOf(lead)).toEqual(before.game);
    expect(storyOf(back)?.nth).toBe(1);
    expect(youOf(back)).toMatchObject({ guest: 2, seat: 1 });
  });

  test('is told nothing more until the table has shown it, and then everything', () => {
    const { page, ben, table, room } = telling();
    const back = page().hello({ token: ben.token });
    expect(back.of('update')).toEqual([]);
    table.say({ type: 'shown', seq: lastSeq(table) });
    expect(gameOf(back)).toEqual(room.gameView());
    expect(storyOf(back)?.nth).toBe(3);
    expect(back.got.flatMap(message => ('seq' in message ? [message.seq] : []))).toEqual([1, 2]);
  });

  test('knows what the table has shown when that is not all', () => {
    const { page, ben, table, lead } = telling();
    const back = page().hello({ token: ben.token });
    const first = table.of('update').find(({ told }) => told)?.seq ?? 0;
    table.say({ type: 'shown', seq: first });
    expect(storyOf(back)?.nth).toBe(2);
    expect(gameOf(back)).toEqual(gameOf(lead));
  });

  test('knows everything twelve seconds later, whatever the table does', () => {
    const { page, ben, timers, room } = telling();
    const back = page().hello({ token: ben.token });
    timers.pass(12_000);
    expect(gameOf(back)).toEqual(room.gameView());
  });

  test('still finds the lobby while the deal is told', () => {
    const s = saloon(3);
    const [ann] = ['Ann', 'Ben', 'Cy'].map(name => s.page().hello().join(name)) as [Page];
    s.page().hello({ screen: 'table', paces: true });
    ann.command({ do: 'start' });
    const back = s.page().hello({ token: ann.token });
    expect(gameOf(back)).toBeNull();
    expect(roomOf(back).phase).toBe('lobby');
    expect(youOf(back)).toMatchObject({ guest: 1, seat: null });
  });
});
