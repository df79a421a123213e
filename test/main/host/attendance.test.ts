import { describe, expect, test } from 'vitest';
import type { Page } from './saloon.ts';
import { KEY, ownOf, roomOf, saloon, whoIsAsked, youOf } from './saloon.ts';

function evening(...names: string[]) {
  const s = saloon();
  const table = s.page().hello({ screen: 'table', key: KEY });
  const phones = names.map(name => s.page().hello().join(name)) as [Page, Page, Page];
  return { ...s, table, phones };
}

describe('somebody who is away', () => {
  test('is shown so since his last phone went, by the host’s clock, until he is back', () => {
    const { page, timers, table, phones } = evening('Ann', 'Ben', 'Cem');
    timers.pass(4321);
    phones[1].hangUp();
    expect(roomOf(table).guests.map(({ awaySince }) => awaySince)).toEqual([null, 4321, null]);
    timers.pass(1000);
    page().hello({ token: phones[1].token });
    expect(roomOf(table).guests.map(({ awaySince }) => awaySince)).toEqual([null, null, null]);
  });

  test.each([15, 30, 60, 120] as const)('for %i seconds of a game has a bot mind his seat, asked or not', seconds => {
    const { timers, table, phones } = evening('Ann', 'Ben', 'Cem');
    table.command({ do: 'grace', seconds }).command({ do: 'start' });
    const asked = whoIsAsked(phones);
    const [idle] = phones.filter(phone => phone !== asked) as [Page];
    for (const gone of [asked, idle]) gone.hangUp();
    const minded = () => [asked, idle].map(gone => roomOf(table).guests[youOf(gone).seat ?? 0]?.minded);
    timers.pass(seconds * 1000 - 1);
    expect(minded()).toEqual([false, false]);
    timers.pass(1);
    expect(minded()).toEqual([true, true]);
  });

  test('keeps his seat when there is no grace, and when the game has not begun', () => {
    const { timers, table, phones } = evening('Ann', 'Ben', 'Cem');
    phones[1].hangUp();
    table.command({ do: 'grace', seconds: 15 });
    timers.pass(600_000);
    table.command({ do: 'grace', seconds: 0 }).command({ do: 'start' });
    timers.pass(600_000);
    expect(roomOf(table).guests[1]?.minded).toBe(false);
    table.command({ do: 'lobby' }).command({ do: 'grace', seconds: 120 });
    expect(roomOf(table).guests[1]?.minded).toBe(false);
  });

  test('is minded at once when the grace is made shorter than he has been away', () => {
    const { timers, table, phones } = evening('Ann', 'Ben', 'Cem');
    table.command({ do: 'grace', seconds: 120 }).command({ do: 'start' });
    phones[1].hangUp();
    timers.pass(40_000);
    table.command({ do: 'grace', seconds: 60 });
    expect(roomOf(table).guests[1]?.minded).toBe(false);
    table.command({ do: 'grace', seconds: 30 });
    expect(roomOf(table).guests[1]?.minded).toBe(true);
  });

  test('takes over again in the middle of the bot’s thinking, at the same question', () => {
    const { page, timers, table, phones, room } = evening('Ann', 'Ben', 'Cem');
    table.command({ do: 'grace', seconds: 15 }).command({ do: 'start' });
    const asked = whoIsAsked(phones);
    const decision = ownOf(asked)?.decision;
    asked.hangUp();
    timers.pass(15_000);
    expect(room.askedOfBots()).toHaveLength(1);
    timers.pass(1399);
    const back = page().hello({ token: asked.token });
    timers.pass(60_000);
    expect(ownOf(back)?.decision).toEqual(decision);
    back.answer(decision?.no ?? 0, [...(decision?.fallback ?? [])]);
    expect(back.of('refused')).toEqual([]);
  });

  test('has his chair still after the game, unless he left or was shown out', () => {
    const { table, timers, phones } = evening('Ann', 'Ben', 'Cem', 'Dan', 'Eva');
    table.command({ do: 'grace', seconds: 15 }).command({ do: 'start' });
    phones[1].hangUp();
    phones[2].say({ type: 'leave', id: 90 });
    table.command({ do: 'remove', guest: 4 });
    timers.pass(15_000);
    expect(roomOf(table).guests.map(({ minded }) => minded)).toEqual([false, true, true, true, false]);
    table.command({ do: 'lobby' });
    expect(roomOf(table).guests.map(({ name, minded }) => [name, minded])).toEqual([
      ['Ann', false],
      ['Ben', false],
      ['Eva', false],
    ]);
  });
});

describe('the lead', () => {
  test('gone for a minute may be taken by another phone, which then steers', () => {
    const { page, timers, phones } = evening('Ann', 'Ben', 'Cem');
    const [ann, ben, cem] = phones;
    ann.hangUp();
    timers.pass(59_999);
    cem.request({ type: 'takeLead' });
    expect(cem.of('refused').at(-1)?.refusal).toEqual({ code: 'lead-is-here' });
    expect(roomOf(cem).leadOpen).toBe(false);
    timers.pass(1);
    expect(roomOf(cem).leadOpen).toBe(true);
    page().hello().request({ type: 'takeLead' });
    cem.request({ type: 'takeLead' });
    ben.request({ type: 'takeLead' });
    expect(ben.of('refused').at(-1)?.refusal).toEqual({ code: 'lead-is-here' });
    expect(roomOf(ben)).toMatchObject({ lead: 3, leadOpen: false });
    expect(phones.slice(1).map(phone => youOf(phone).steers)).toEqual([false, true]);
    expect(youOf(page().hello({ token: ann.token })).steers).toBe(false);
  });

  test('back before anybody took it is the lead as before', () => {
    const { page, timers, phones } = evening('Ann', 'Ben', 'Cem');
    const [ann, ben] = phones;
    ann.hangUp();
    timers.pass(100_000);
    expect(roomOf(ben).leadOpen).toBe(true);
    const back = page().hello({ token: ann.token });
    expect(roomOf(ben).leadOpen).toBe(false);
    ben.request({ type: 'takeLead' });
    expect(ben.of('refused').at(-1)?.refusal).toEqual({ code: 'lead-is-here' });
    expect(youOf(back).steers).toBe(true);
  });

  test('may be taken in a game, and while it is paused', () => {
    const { timers, table, phones } = evening('Ann', 'Ben', 'Cem');
    table.command({ do: 'start' }).command({ do: 'pause' });
    phones[0].hangUp();
    timers.pass(60_000);
    phones[1].request({ type: 'takeLead' });
    phones[1].command({ do: 'resume' });
    expect(roomOf(table)).toMatchObject({ lead: 2, pause: null });
  });

  test('is nobody’s to take who only looks', () => {
    const { page, timers, phones } = evening('Ann', 'Ben', 'Cem');
    phones[0].hangUp();
    timers.pass(60_000);
    const looker = page().hello().request({ type: 'takeLead' });
    expect(looker.of('refused').at(-1)?.refusal).toEqual({ code: 'not-seated' });
  });

  test('that leaves a game goes to somebody who has not left, or to nobody until one is back', () => {
    const { page, table, phones } = evening('Ann', 'Ben', 'Cem');
    table.command({ do: 'start' });
    phones[1].hangUp();
    table.command({ do: 'remove', guest: 3 });
    phones[0].request({ type: 'leave' });
    expect(roomOf(table).lead).toBe(2);
    table.command({ do: 'remove', guest: 2 }).command({ do: 'lead', guest: 3 });
    expect(roomOf(table).lead).toBeNull();
    expect(youOf(page().hello({ token: phones[0].token })).steers).toBe(true);
  });

  test('is handed over by whoever has it, never to a bot', () => {
    const { table, phones } = evening('Ann', 'Ben', 'Cem');
    phones[0].command({ do: 'lead', guest: 2 });
    expect(phones.map(phone => youOf(phone).steers)).toEqual([false, true, false]);
    phones[1].command({ do: 'addBot' }).command({ do: 'lead', guest: 4 });
    expect(roomOf(table).lead).toBe(2);
  });
});
