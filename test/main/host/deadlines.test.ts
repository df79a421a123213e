import { describe, expect, test } from 'vitest';
import { GAMES } from '../../../src/shared/games.ts';
import { DEFAULT_RULES } from '../../../src/shared/house-rules.ts';
import type { Page } from './saloon.ts';
import { KEY, ownOf, roomOf, saloon, whoIsAsked, youOf } from './saloon.ts';

/** Three phones at a game, with so many seconds for an answer. */
function playing(seconds: 0 | 30 | 60 | 120, { bots = 0, seed = 1 } = {}) {
  const s = saloon(seed);
  const table = s.page().hello({ screen: 'table', key: KEY });
  const phones = ['Ann', 'Ben', 'Cem'].map(name => s.page().hello().join(name));
  for (let i = 0; i < bots; i++) table.command({ do: 'addBot' });
  table.command({ do: 'turnTime', seconds }).command({ do: 'start' });
  const asked = () => whoIsAsked(phones);
  return { ...s, table, phones, asked, open: () => s.room.asked()[0]?.decision.no };
}

const deadlines = (page: Page) => roomOf(page).deadlines;

describe('the time for an answer', () => {
  test('is not there at all while nobody is hurried: a question waits a night', () => {
    const { table, timers, open } = playing(0);
    const first = open();
    timers.pass(10 * 3_600_000);
    expect(open()).toBe(first);
    expect(deadlines(table)).toEqual([]);
  });

  test('is seen by everybody, and when it is over the question is answered and the next one has its own', () => {
    const { table, timers, asked, open } = playing(30);
    const [first, { guest }] = [open(), youOf(asked())];
    expect(deadlines(table)).toEqual([{ guest, left: 30_000, since: 0 }]);
    timers.pass(29_999);
    expect(open()).toBe(first);
    timers.pass(1);
    expect(open()).not.toBe(first);
    expect(deadlines(table)).toEqual([{ guest: youOf(asked()).guest, left: 30_000, since: 30_000 }]);
  });

  test('begins when the table has shown what it is about', () => {
    const { page, timers, table, asked, open } = playing(30);
    const story = page().hello({ screen: 'table', paces: true });
    const phone = asked();
    phone.answer(open() ?? 0, [0]);
    expect(deadlines(table)).toEqual([]);
    timers.pass(7000);
    story.say({ type: 'shown', seq: story.of('update').at(-1)?.seq ?? 0 });
    expect(deadlines(table)).toMatchObject([{ left: 30_000, since: 7000 }]);
    const second = open();
    timers.pass(29_999);
    expect(open()).toBe(second);
    timers.pass(1);
    expect(open()).not.toBe(second);
  });

  test('does not begin again for a reconnection, a view sent anew, or somebody who comes', () => {
    const { page, timers, table, asked, open } = playing(30);
    const first = open();
    timers.pass(20_000);
    const phone = asked();
    phone.hangUp();
    timers.pass(2000);
    const back = page().hello({ token: phone.token });
    back.say({ type: 'sync' });
    page().hello().join('Late');
    expect(deadlines(back)).toMatchObject([{ left: 30_000, since: 0 }]);
    expect(deadlines(table)).toEqual(deadlines(back));
    timers.pass(7999);
    expect(open()).toBe(first);
    timers.pass(1);
    expect(open()).not.toBe(first);
  });

  test('is twice as long for somebody who is not to be hurried, from when the table says so', () => {
    const { timers, table, asked, open } = playing(30);
    const first = open();
    const { guest } = youOf(asked());
    timers.pass(10_000);
    table.command({ do: 'unhurried', guest: guest ?? 0, on: true });
    expect(deadlines(table)).toEqual([{ guest, left: 60_000, since: 10_000 }]);
    timers.pass(59_999);
    expect(open()).toBe(first);
    timers.pass(1);
    expect(open()).not.toBe(first);
  });

  test('begins anew with another length, ends when nobody is hurried any more, and begins when somebody is', () => {
    const { timers, table, open } = playing(120);
    const first = open();
    timers.pass(100_000);
    table.command({ do: 'turnTime', seconds: 60 });
    expect(deadlines(table)).toMatchObject([{ left: 60_000, since: 100_000 }]);
    table.command({ do: 'turnTime', seconds: 0 });
    timers.pass(3_600_000);
    expect(open()).toBe(first);
    table.command({ do: 'turnTime', seconds: 30 });
    timers.pass(30_000);
    expect(open()).not.toBe(first);
  });

  test('is given once more to a phone that is away when it is over, once for an absence', () => {
    const { timers, table, asked, open } = playing(30);
    const first = open();
    const phone = asked();
    const { guest } = youOf(phone);
    timers.pass(10_000);
    phone.hangUp();
    timers.pass(20_000);
    expect(open()).toBe(first);
    expect(deadlines(table)).toEqual([{ guest, left: 30_000, since: 30_000 }]);
    timers.pass(30_000);
    expect(open()).not.toBe(first);
    const second = open();
    expect(deadlines(table)).toEqual([{ guest, left: 30_000, since: 60_000 }]);
    timers.pass(30_000);
    expect(open()).not.toBe(second);
  });

  test('is everybody’s own when several are asked at once', () => {
    const { timers, table, phones, room: host } = playing(0);
    table.command({ do: 'lobby' }).command({ do: 'game', game: 'bang' });
    table.command({ do: 'rules', game: 'bang', rules: { ...DEFAULT_RULES.bang, characters: 'choice' } });
    table.command({ do: 'turnTime', seconds: 30 }).command({ do: 'start' });
    timers.pass(10_000);
    const decision = ownOf(phones[1] as Page)?.decision;
    phones[1]?.answer(decision?.no ?? 0, [0]);
    table.command({ do: 'unhurried', guest: 3, on: true });
    expect(deadlines(table)).toEqual([
      { guest: 1, left: 30_000, since: 0 },
      { guest: 3, left: 60_000, since: 10_000 },
    ]);
    timers.pass(20_000);
    expect(host.asked().map(({ guest }) => guest.name)).toEqual(['Cem']);
    timers.pass(40_000);
    expect(host.gameView()).toMatchObject({ characters: expect.not.arrayContaining([null]) as unknown });
  });

  test('travels in few bytes: who has how long, and nothing else of the room', () => {
    const { table, asked, open } = playing(30);
    asked().answer(open() ?? 0, room(asked()));
    const last = table.of('update').at(-1);
    expect(Object.keys(last?.room ?? {})).toEqual([]);
    table.command({ do: 'unhurried', guest: 1, on: true });
    const changes = Object.keys(table.of('update').at(-1)?.room ?? {});
    expect(changes.filter(part => !/^(guests|deadlines)\.\d$/.test(part))).toEqual([]);
  });

  test('that two questions in a row let run out gives the seat to a bot, until its owner is back', () => {
    const { timers, table, asked, open } = playing(30);
    const phone = asked();
    const { guest, seat } = youOf(phone);
    const minded = () => roomOf(table).guests[seat ?? 0]?.minded;
    timers.pass(30_000);
    expect(asked()).toBe(phone);
    expect(minded()).toBe(false);
    timers.pass(30_000);
    expect(minded()).toBe(true);
    expect(deadlines(table).map(one => one.guest)).not.toContain(guest);
    const before = open();
    timers.pass(1400);
    expect(open()).not.toBe(before);
    phone.say({ type: 'back', id: 90 });
    expect(minded()).toBe(false);
  });

  test('let run out twice, but with an answer in between, leaves the seat with its owner', () => {
    const { timers, table, asked, open } = playing(30);
    const phone = asked();
    timers.pass(30_000);
    expect(asked()).toBe(phone);
    const fallback = room(phone);
    phone.answer(open() ?? 0, fallback);
    for (let answers = 0; answers < 50 && asked() !== phone; answers++) asked().answer(open() ?? 0, room(asked()));
    timers.pass(30_000);
    expect(roomOf(table).guests[youOf(phone).seat ?? 0]?.minded).toBe(false);
  });
});

const room = (page: Page): number[] => [
  ...((page.view.own as { decision: { fallback: number[] } | null }).decision?.fallback ?? []),
];

describe('a pause', () => {
  test('keeps what was left to the millisecond, and refuses answers meanwhile', () => {
    const { timers, table, asked, open } = playing(30);
    const first = open();
    timers.pass(12_345);
    table.command({ do: 'pause' });
    expect(roomOf(table).pause).toEqual({ from: null });
    expect(deadlines(table)).toMatchObject([{ left: 17_655, since: null }]);
    timers.pass(3_600_000);
    asked().answer(first ?? 0, room(asked()));
    expect(asked().of('refused').at(-1)?.refusal).toEqual({ code: 'paused' });
    expect(open()).toBe(first);
    table.command({ do: 'resume' });
    expect(deadlines(table)).toMatchObject([{ left: 17_655, since: 3_612_345 }]);
    timers.pass(17_654);
    expect(open()).toBe(first);
    timers.pass(1);
    expect(open()).not.toBe(first);
  });

  test('stops bots in the middle of a thought, and the grace of those who are away', () => {
    const { timers, table, phones, room: host, open } = playing(0, { bots: 2 });
    table.command({ do: 'grace', seconds: 15 });
    const gone = phones[2] as Page;
    while (host.askedOfBots().length === 0) {
      const asked = whoIsAsked(phones);
      asked.answer(open() ?? 0, room(asked));
    }
    gone.hangUp();
    timers.pass(1000);
    const [thinking, since] = [open(), timers.now()];
    table.command({ do: 'pause' });
    timers.pass(600_000);
    expect(open()).toBe(thinking);
    expect(roomOf(table).guests[2]).toMatchObject({ awaySince: since - 1000, minded: false });
    table.command({ do: 'resume' });
    timers.pass(1400);
    expect(open()).not.toBe(thinking);
    timers.pass(12_599);
    expect(roomOf(table).guests[2]?.minded).toBe(false);
    timers.pass(1);
    expect(roomOf(table).guests[2]?.minded).toBe(true);
  });

  test('is for a game alone, once, and ends with it', () => {
    const { table } = playing(30);
    table.command({ do: 'resume' });
    expect(table.of('refused').at(-1)?.refusal).toEqual({ code: 'not-paused' });
    table.command({ do: 'pause' }).command({ do: 'pause' });
    expect(table.of('refused').at(-1)?.refusal).toEqual({ code: 'paused' });
    table.command({ do: 'fresh' });
    expect(table.of('refused').at(-1)?.refusal).toEqual({ code: 'not-paused' });
    table.command({ do: 'lobby' });
    expect(roomOf(table)).toMatchObject({ phase: 'lobby', pause: null, deadlines: [] });
    table.command({ do: 'pause' });
    expect(table.of('refused').at(-1)?.refusal).toEqual({ code: 'no-game' });
  });
});

describe.each(GAMES)('a whole game of %s', game => {
  test.each(['here', 'away', 'coming and going'] as const)(
    'with a limit never waits for silent phones that are %s longer than twice the limit',
    how => {
      const { page, timers, table, phones, room: host, open } = playing(0, { bots: 1, seed: 3 });
      table.command({ do: 'lobby' }).command({ do: 'game', game }).command({ do: 'turnTime', seconds: 30 });
      table.command({ do: 'start' });
      const pages = [...phones];
      if (how === 'away') for (const phone of pages) phone.hangUp();
      let [no, since] = [open(), timers.now()];
      for (let seconds = 0; roomOf(table).phase === 'game'; seconds++) {
        const phone = pages[seconds % 3] as Page;
        if (how === 'coming and going' && seconds % 7 === 0) {
          phone.hangUp();
          if (seconds % 2 === 0) pages[seconds % 3] = page().hello({ token: phone.token });
        }
        timers.pass(1000);
        if (open() !== no) [no, since] = [open(), timers.now()];
        if (timers.now() - since > 61_000) throw new Error(`question ${no} waits since ${since}`);
      }
      expect(roomOf(table).phase).toBe('result');
      expect(host.asked()).toEqual([]);
    },
  );

  test('without a limit waits for a person wherever he is, and only for a person', () => {
    const { page, timers, table, phones, room: host, open } = playing(0, { bots: 3, seed: 3 });
    table.command({ do: 'lobby' }).command({ do: 'game', game }).command({ do: 'start' });
    phones[1]?.hangUp();
    let waited = 0;
    while (waited < 40 && roomOf(table).phase === 'game') {
      for (let bots = 0; bots < 500 && host.askedOfBots().length > 0; bots++) timers.pass(1400);
      const [asked] = host.asked();
      if (!asked) break;
      const no = open();
      timers.pass(3_600_000);
      expect(open()).toBe(no);
      expect(deadlines(table)).toEqual([]);
      const phone = phones[asked.guest.guest - 1] as Page;
      const back = page().hello({ token: phone.token });
      back.answer(asked.decision.no, [...asked.decision.fallback]);
      expect(back.of('refused')).toEqual([]);
      back.hangUp();
      waited++;
    }
    expect(waited).toBeGreaterThan(10);
  });
});
