import { describe, expect, test } from 'vitest';
import type { Journal } from '../../../src/main/journal/journal.ts';
import type { GameId, GameView, OwnView } from '../../../src/shared/games.ts';
import type { RoomView } from '../../../src/shared/protocol/room.ts';
import { BEGAN, Desk } from '../journal/desk.ts';
import { KEY, Page, saloon } from './saloon.ts';

const room = (page: Page | undefined) => page?.view.room as RoomView;
const game = (page: Page | undefined) => page?.view.game as GameView | null;
const own = (page: Page | undefined) => page?.view.own as OwnView | null;

/** A host on the folder, with three phones; the first leads. `page` opens another. */
function hosting(desk: Desk, journal: Journal = desk.open()) {
  const { evening, timers, page } = saloon(7, journal);
  const phones = [page(), page(), page()];
  return { journal, evening, timers, page, phones: phones.map(phone => phone.hello()) };
}

function playing(id: GameId = 'dice', desk = new Desk()) {
  const host = hosting(desk);
  const [lead] = host.phones;
  for (const [index, phone] of host.phones.entries()) phone.join(['Ann', 'Ben', 'Cy'][index] ?? '');
  lead?.command({ do: 'game', game: id }).command({ do: 'start' });
  return { desk, lead, ...host };
}

/** Whoever is asked gives the answer that harms least. */
function answerOnce(phones: readonly Page[]): void {
  const asked = phones.find(phone => (own(phone)?.decision?.no ?? -1) >= 0);
  const decision = own(asked)?.decision;
  if (decision) asked?.answer(decision.no, [...decision.fallback]);
}

test.each(['dice', 'bang'] as const)('everything of %s is on the disk before a line hears of it', id => {
  const desk = new Desk();
  const heard: string[] = [];
  const send = Page.prototype['receive' as never] as (this: Page, message: { type: string }) => void;
  const host = playing(id, desk);
  for (const phone of host.phones) {
    Object.defineProperty(phone, 'receive', {
      value(message: { type: string }) {
        desk.calls.push(`send ${message.type}`);
        send.call(phone, message);
      },
    });
  }
  for (let i = 0; i < 20; i++) {
    desk.calls.length = 0;
    answerOnce(host.phones);
    heard.push(desk.calls.slice(0, 3).join(', '));
    expect(desk.calls.lastIndexOf('fdatasyncSync')).toBe(1);
  }
  expect(new Set(heard)).toEqual(new Set(['writeFileSync, fdatasyncSync, send ack']));
});

describe.each(['dice', 'bang'] as const)('after a crash in a game of %s', id => {
  test('the same question waits for the same phones, and the game stands still until somebody says so', () => {
    const before = playing(id);
    for (let i = 0; i < 25; i++) answerOnce(before.phones);
    const { desk } = before;
    const after = hosting(desk);
    expect(room(after.phones[0])).toMatchObject({ phase: 'game', pause: { from: BEGAN }, disk: 'kept' });
    for (const [index, phone] of after.phones.entries()) {
      expect(game(phone)).toEqual(game(before.phones[index]));
      expect(own(phone)).toEqual(own(before.phones[index]));
      expect(phone.view.you).toEqual(before.phones[index]?.view.you);
    }
    const no = own(after.phones.find(phone => own(phone)?.decision))?.decision?.no;
    answerOnce(after.phones);
    expect(own(after.phones.find(phone => own(phone)?.decision))?.decision?.no).toBe(no);
    after.phones[0]?.command({ do: 'resume' });
    for (let i = 0; i < 25; i++) {
      answerOnce(before.phones);
      answerOnce(after.phones);
    }
    expect(game(after.phones[0])).toEqual(game(before.phones[0]));
  });
});

test('everybody is away from the start until his phone is back', () => {
  const { desk } = playing();
  const { page } = saloon(7, desk.open());
  const [first] = [page()];
  first?.hello();
  expect(room(first).guests.map(({ awaySince }) => awaySince)).toEqual([null, 0, 0]);
});

test('settings, wins, the lead, doors that are shut and numbers of seats are as they were', () => {
  const before = playing();
  const { lead, phones, desk } = before;
  lead
    ?.command({ do: 'turnTime', seconds: 60 })
    .command({ do: 'grace', seconds: 30 })
    .command({ do: 'language', language: 'ja' })
    .command({ do: 'pace', pace: 'brisk' })
    .command({ do: 'unhurried', guest: 2, on: true })
    .command({ do: 'remove', guest: 3 });
  const after = hosting(desk);
  const { turnTime, grace, language, pace, lead: leads, guests } = room(after.phones[0]);
  expect({ turnTime, grace, language, pace, leads }).toEqual({
    turnTime: 60,
    grace: 30,
    language: 'ja',
    pace: 'brisk',
    leads: 1,
  });
  expect(guests.map(({ name, unhurried, minded }) => ({ name, unhurried, minded }))).toEqual([
    { name: 'Ann', unhurried: false, minded: false },
    { name: 'Ben', unhurried: true, minded: false },
    { name: 'Cy', unhurried: false, minded: true },
  ]);
  expect(after.phones[2]?.view.you).toMatchObject({ guest: null, barred: true });
  expect(after.phones[1]?.view.you).toEqual(phones[1]?.view.you);
});

test('as much time is left as there was, to two seconds', () => {
  const before = playing();
  before.lead?.command({ do: 'turnTime', seconds: 60 });
  before.timers.pass(21_500);
  const after = hosting(before.desk);
  expect(room(after.phones[0]).deadlines).toMatchObject([{ left: 40_000, since: null }]);
  after.phones[0]?.command({ do: 'resume' });
  after.timers.pass(39_000);
  expect(room(after.phones[0]).deadlines).toMatchObject([{ left: 40_000, since: 0 }]);
});

test('a computer that was busy or asleep when time ran out loses no evening', () => {
  const before = playing();
  before.lead?.command({ do: 'turnTime', seconds: 30 });
  before.timers.pass(27_500);
  before.timers.stall(4000);
  expect(room(hosting(before.desk).phones[0])).toMatchObject({ phase: 'game', pause: { from: BEGAN } });
});

test('the time left of a game that is put away shortens no question of the next', () => {
  const before = playing();
  before.lead?.command({ do: 'turnTime', seconds: 30 });
  before.timers.pass(20_500);
  answerOnce(before.phones);
  const { phones } = hosting(before.desk);
  phones[0]?.command({ do: 'lobby' }).command({ do: 'start' });
  expect(room(phones[0]).deadlines).toMatchObject([{ left: 30_000 }]);
});

test('a pause keeps the time exactly', () => {
  const before = playing();
  before.lead?.command({ do: 'turnTime', seconds: 60 });
  before.timers.pass(21_500);
  before.lead?.command({ do: 'pause' });
  const after = hosting(before.desk);
  expect(room(after.phones[0]).deadlines).toMatchObject([{ left: 38_500, since: null }]);
});

test('nobody wants it: the lobby is empty, and it is not found again', () => {
  const { desk } = playing();
  const after = hosting(desk);
  after.page().hello({ screen: 'table', token: null, key: KEY }).command({ do: 'fresh' });
  expect(room(after.phones[0])).toMatchObject({ phase: 'lobby', guests: [], pause: null, tonight: [] });
  expect(after.phones[0]?.view.you).toMatchObject({ guest: null });
  expect(room(hosting(desk).phones[0])).toMatchObject({ phase: 'lobby', guests: [] });
  expect(desk.open().past).toMatchObject([{ winners: null, players: ['Ann', 'Ben', 'Cy'] }]);
});

test('after the game the evening goes on with its wins', () => {
  const before = playing();
  for (let i = 0; i < 3000 && room(before.lead).phase === 'game'; i++) answerOnce(before.phones);
  expect(room(before.lead).phase).toBe('result');
  const result = hosting(before.desk);
  expect(room(result.phones[0])).toMatchObject({ phase: 'result', pause: null, tonight: room(before.lead).tonight });
  expect(game(result.phones[0])).toEqual(game(before.lead));
  result.phones[0]?.command({ do: 'lobby' });
  const lobby = hosting(before.desk);
  expect(room(lobby.phones[0])).toMatchObject({ phase: 'lobby', tonight: room(before.lead).tonight });
  lobby.phones[0]?.command({ do: 'start' });
  expect(lobby.journal.past).toHaveLength(2);
});

test('a crash between two games leaves the result of the first or the deal of the second', () => {
  const before = playing();
  for (let i = 0; i < 3000 && room(before.lead).phase === 'game'; i++) answerOnce(before.phones);
  const writes = before.desk.texts();
  before.desk.time += 60_000;
  before.lead?.command({ do: 'again' });
  expect(before.desk.texts().slice(0, writes.length)).toEqual(writes);
  expect(room(hosting(before.desk).phones[0])).toMatchObject({ phase: 'game' });
});

test('whoever steers sees past games and deletes them', () => {
  const { desk, lead } = playing();
  lead?.command({ do: 'lobby' });
  const after = hosting(desk);
  const table = after.page().hello({ screen: 'table', token: null, key: KEY });
  const [past] = table.of('welcome')[0]?.desk?.evenings ?? [];
  expect(past).toMatchObject({ game: 'dice', players: ['Ann', 'Ben', 'Cy'], winners: [], fits: true });
  table.command({ do: 'forget', past: '../key' });
  expect(table.of('refused').at(-1)?.refusal).toEqual({ code: 'unknown-past' });
  table.command({ do: 'forget', past: past?.id ?? '' });
  expect(desk.files()).toEqual([]);
  expect(table.of('update').at(-1)?.desk).toMatchObject({ evenings: [] });
});

test('a disk that fills up is told, and so is that it has room again', () => {
  const { desk, lead, phones } = playing();
  desk.refuses = 'ENOSPC';
  answerOnce(phones);
  expect(room(lead).disk).toBe('full');
  desk.refuses = null;
  desk.time += 10_000;
  answerOnce(phones);
  expect(room(lead).disk).toBe('kept');
});
