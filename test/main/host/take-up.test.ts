import { expect, test } from 'vitest';
import type { Desk as Steered, RoomView } from '../../../src/shared/protocol/room.ts';
import { written } from '../../../src/main/journal/lines.ts';
import { unfinished } from '../../../src/shared/protocol/unfinished.ts';
import { BEGAN, Desk } from '../journal/desk.ts';
import type { Page } from './saloon.ts';
import { KEY, ownOf, roomOf, saloon, whoIsAsked, youOf } from './saloon.ts';

const DAY = 86_400_000;
const WINDOW = { screen: 'table', token: null, key: KEY } as const;
const ID = '2026-11-30T21-14-05-bang.jsonl';

function hosting(desk: Desk) {
  const { evening, timers, page } = saloon(7, desk.open());
  const phones = [page().hello(), page().hello(), page().hello()] as const;
  return { evening, timers, page, phones, table: page().hello(WINDOW) };
}

function answers(pages: readonly Page[], times: number): void {
  for (let i = 0; i < times; i++) {
    const asked = whoIsAsked(pages);
    const decision = ownOf(asked)?.decision;
    if (decision) asked.answer(decision.no, [...decision.fallback]);
  }
}

/** A game of three that was broken off, and not wanted by those who came the day after. */
function brokenOff() {
  const desk = new Desk();
  const before = hosting(desk);
  for (const [index, phone] of before.phones.entries()) phone.join(['Ann', 'Ben', 'Cy'][index] ?? '');
  before.table.command({ do: 'game', game: 'bang' }).command({ do: 'language', language: 'ja' });
  before.table.command({ do: 'turnTime', seconds: 60 }).command({ do: 'start' });
  answers(before.phones, 12);
  before.timers.pass(20_500);
  desk.time += DAY;
  const after = hosting(desk);
  after.table.command({ do: 'fresh' }).command({ do: 'language', language: 'en' });
  return { desk, before, ...after };
}

const refusals = (page: Page) => page.of('refused').map(({ refusal }) => refusal);
const deskOf = (page: Page) => (page.view.desk as Steered).evenings;

test('a game that was broken off is listed for whoever steers, with when it was begun and last played', () => {
  const { table, phones } = brokenOff();
  expect(unfinished(deskOf(table))).toEqual([
    {
      id: ID,
      began: BEGAN,
      since: BEGAN,
      played: BEGAN,
      game: 'bang',
      players: ['Ann', 'Ben', 'Cy'],
      winners: null,
      fits: true,
    },
  ]);
  expect(phones[0].view.desk).toBe(null);
});

test('five are offered, the last played first, and none that was played to its end', () => {
  const past = (played: number, winners: string[] | null = null) => ({
    id: `${played}`,
    began: 0,
    since: 0,
    played,
    game: 'dice' as const,
    players: [],
    winners,
    fits: true,
  });
  const evenings = [past(3), past(7, ['Ann']), past(1), past(6), past(2), past(9), past(8, []), past(5)];
  expect(unfinished(evenings).map(({ played }) => played)).toEqual([9, 6, 5, 3, 2]);
});

test('taken up, it comes back as after a restart, and everybody has his seat and his hand', () => {
  const { table, phones, before } = brokenOff();
  table.command({ do: 'takeUp', past: ID });
  expect(roomOf(table)).toMatchObject({
    phase: 'game',
    pause: { from: BEGAN },
    language: 'ja',
    lead: 1,
    deadlines: [{ left: 40_000, since: null }],
  });
  for (const [index, phone] of phones.entries()) {
    const page = before.phones[index];
    expect(phone.view.game).toEqual(page?.view.game);
    expect(phone.view.own).toEqual(page?.view.own);
    expect(phone.view.you).toEqual(page?.view.you);
    expect(phone.of('welcome').at(-1)?.story.nth).toBe(before.phones[0].of('update').findLast(one => one.told)?.nth);
  }
  expect(table.of('ack')).toHaveLength(3);
  table.command({ do: 'resume' });
  before.table.command({ do: 'pause' }).command({ do: 'resume' });
  answers(before.phones, 10);
  answers(phones, 10);
  expect(phones[0].view.game).toEqual(before.phones[0].view.game);
});

test('it is the evening to be found from then on, also by the next start, and written to its own file', () => {
  const { desk, table, phones } = brokenOff();
  for (const [index, phone] of phones.entries()) phone.join(['Di', 'Ed', 'Flo'][index] ?? '');
  table.command({ do: 'start' }).command({ do: 'lobby' });
  const other = desk.files().find(id => id !== ID) ?? '';
  const played = desk.text(other);
  desk.time += 1000;
  table.command({ do: 'takeUp', past: ID }).command({ do: 'resume' });
  answers(phones, 3);
  expect(desk.text(other)).toBe(played);
  const next = hosting(desk);
  expect(roomOf(next.table)).toMatchObject({ phase: 'game', pause: { from: BEGAN + DAY + 1000 } });
  expect(roomOf(next.table).guests.map(({ name }) => name)).toEqual(['Ann', 'Ben', 'Cy']);
  expect(next.phones[1].view.own).toEqual(phones[1].view.own);
  expect(deskOf(next.table).map(({ id, began }) => [id, began])).toEqual([
    [ID, BEGAN],
    [other, BEGAN + DAY],
  ]);
});

test('who is here and was not there waits, and whoever leads tonight goes on leading', () => {
  const { table, page, phones } = brokenOff();
  const guest = page().hello().join('Gus');
  phones[1].join('Ben');
  expect(youOf(guest)).toMatchObject({ guest: 4, steers: true });
  guest.request({ type: 'say', what: { say: 'text', text: 'That old game again?' } });
  guest.command({ do: 'takeUp', past: ID });
  expect(roomOf(table).guests.map(({ name }) => name)).toEqual(['Ann', 'Ben', 'Cy']);
  expect(roomOf(table).waiting.map(({ name }) => name)).toEqual(['Gus']);
  expect(roomOf(table)).toMatchObject({ lead: 4, talk: [] });
  expect(youOf(guest)).toMatchObject({ guest: 4, seat: null, steers: true });
  expect(guest.view.own).toBe(null);
  expect(youOf(phones[1])).toMatchObject({ guest: 2, seat: 1, steers: false });
});

test('a knock at a seat of tonight is none at a seat of then', () => {
  const { table, page, phones } = brokenOff();
  phones[2].join('Cy');
  const stranger = page().hello();
  stranger.request({ type: 'knock', guest: youOf(phones[2]).guest });
  expect(roomOf(table).knocks).toHaveLength(1);
  table.command({ do: 'takeUp', past: ID });
  expect(roomOf(table).knocks).toEqual([]);
  expect(youOf(stranger)).toMatchObject({ guest: null, knock: null });
});

test('a phone that came while the table told of tonight sees no hand but its own of then', () => {
  const { desk, evening } = brokenOff();
  evening.close();
  const { table, page, phones } = hosting(desk);
  // Of those there are tonight, the first has the number that Ann had.
  for (const [index, phone] of phones.toReversed().entries()) phone.join(['Di', 'Ed', 'Flo'][index] ?? '');
  page().hello({ ...WINDOW, paces: true });
  table.command({ do: 'game', game: 'bang' }).command({ do: 'start' });
  const [ann, , cy] = phones;
  const again = page().hello({ token: cy.token });
  table.command({ do: 'lobby' }).command({ do: 'takeUp', past: ID });
  const hands = again.got.flatMap(message => ('own' in message && message.own ? [message.own] : []));
  expect(hands).toEqual([again.view.own]);
  expect(youOf(again)).toMatchObject({ guest: 3, seat: 2 });
  expect(youOf(ann)).toMatchObject({ guest: 1, seat: 0 });
});

test('not while a game is on, nor one that is gone, was played to its end or is not here', () => {
  const { desk, table, phones } = brokenOff();
  for (const [index, phone] of phones.entries()) phone.join(['Di', 'Ed', 'Flo'][index] ?? '');
  table.command({ do: 'start' });
  const running = desk.files().find(id => id !== ID) ?? '';
  table.command({ do: 'takeUp', past: ID });
  table.command({ do: 'lobby' }).command({ do: 'takeUp', past: running }).command({ do: 'takeUp', past: '../key' });
  expect(refusals(table)).toEqual([{ code: 'game-running' }, { code: 'past-over' }, { code: 'unknown-past' }]);
  phones[1].command({ do: 'takeUp', past: ID });
  expect(refusals(phones[1])).toEqual([{ code: 'not-yours-to-steer' }]);
});

test('one of other rules is listed and refused until a host that knows them comes', () => {
  const { desk, evening } = brokenOff();
  evening.close();
  const { sum: _, ...title } = JSON.parse(desk.text(ID).split('\n')[0] ?? '') as Parameters<typeof written>[0] & {
    sum: string;
  };
  const text =
    written({ ...title, rules: 99 } as Parameters<typeof written>[0]) + desk.text(ID).split('\n').slice(1).join('\n');
  desk.overwrite(text, ID);
  const { table } = hosting(desk);
  expect(unfinished(deskOf(table))).toMatchObject([{ id: ID, fits: false }]);
  table.command({ do: 'takeUp', past: ID });
  expect(refusals(table)).toEqual([{ code: 'past-unfit' }]);
  expect(desk.text(ID)).toBe(text);
});

test('a damaged file is refused by its name and stays as it is, and so does the evening', () => {
  const { desk, table, phones } = brokenOff();
  phones[0].join('Di');
  const damaged = desk.text(ID).replace('"hash":"', '"hash":"0');
  desk.overwrite(damaged, ID);
  const room: RoomView = roomOf(table);
  table.command({ do: 'takeUp', past: ID });
  expect(refusals(table)).toEqual([{ code: 'past-damaged', file: ID }]);
  expect(desk.text(ID)).toBe(damaged);
  expect(roomOf(table)).toEqual(room);
  expect(youOf(phones[0])).toMatchObject({ guest: 4 });
});
