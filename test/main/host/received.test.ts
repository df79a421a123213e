import { describe, expect, test } from 'vitest';
import { Desk } from '../journal/desk.ts';
import type { Page } from './saloon.ts';
import { KEY, ownOf, roomOf, saloon, whoIsAsked } from './saloon.ts';

/** Three phones at a game that a table shows; it has shown the deal. */
function playing() {
  const { page, timers, ...s } = saloon(3);
  const phones = ['Ann', 'Ben', 'Cy'].map(name => page().hello().join(name));
  const table = page().hello({ screen: 'table', token: null, key: KEY, paces: true });
  table.command({ do: 'start' });
  const shows = () => table.say({ type: 'shown', seq: table.of('update').at(-1)?.seq ?? 0 });
  shows();
  const reloaded = (phone: Page) => page().hello({ token: phone.token });
  return { ...s, page, timers, phones, table, shows, reloaded };
}

const received = (page: Page) => page.of('welcome').at(-1)?.received;
const openFor = (page: Page) => ownOf(page)?.decision?.no ?? null;

function answer(phone: Page): number {
  const decision = ownOf(phone)?.decision;
  if (!decision) throw new Error('this phone is not asked');
  phone.answer(decision.no, [...decision.fallback]);
  return decision.no;
}

describe('a phone that answered, and loads its page before the table has shown it', () => {
  test('is asked the same again, and told that its answer was received', () => {
    const { phones, reloaded, shows } = playing();
    const asked = whoIsAsked(phones);
    const no = answer(asked);
    const again = reloaded(asked);
    expect(openFor(again)).toBe(no);
    expect(received(again)).toBe(no);
    again.say({ type: 'sync' });
    expect(received(again)).toBe(no);
    shows();
    expect(openFor(again)).not.toBe(no);
    again.say({ type: 'sync' });
    expect(received(again)).toBe(null);
  });

  test('is the only one to hear of it', () => {
    const { phones, page, table, reloaded } = playing();
    const asked = whoIsAsked(phones);
    answer(asked);
    const others = phones.filter(phone => phone !== asked).map(reloaded);
    table.say({ type: 'sync' });
    for (const other of [...others, table, page().hello({ token: null })]) expect(received(other)).toBe(null);
  });

  test('is told nothing of what was answered for it by the clock', () => {
    const { phones, table, timers, reloaded } = playing();
    table.command({ do: 'turnTime', seconds: 30 });
    const asked = whoIsAsked(phones);
    timers.pass(30_000);
    const again = reloaded(asked);
    expect(openFor(again)).not.toBe(null);
    expect(received(again)).toBe(null);
  });

  test('is told nothing about a question of the same number in the next game', () => {
    const { phones, table, reloaded, shows } = playing();
    const asked = whoIsAsked(phones);
    const no = answer(asked);
    const deal = () => {
      table.command({ do: 'lobby' }).command({ do: 'start' });
      shows();
    };
    deal();
    for (let i = 0; i < 20 && whoIsAsked(phones) !== asked; i++) deal();
    const next = reloaded(asked);
    expect(openFor(next)).toBe(no);
    expect(received(next)).toBe(null);
  });
});

describe('what tells a game from all others', () => {
  test('is the same for every screen until it is put away, and another for the same cards dealt again', () => {
    const { phones, table, timers, reloaded, shows } = playing();
    const [ann] = phones as [Page];
    const { dealt } = roomOf(table);
    expect(dealt).toBeGreaterThan(0);
    expect(roomOf(reloaded(ann)).dealt).toBe(dealt);
    table.command({ do: 'lobby' });
    expect(roomOf(table).dealt).toBe(null);
    timers.pass(1000);
    table.command({ do: 'start' });
    shows();
    expect(roomOf(table).dealt).toBe((dealt ?? 0) + 1000);
  });

  test('outlives the host', () => {
    const desk = new Desk();
    const before = saloon(3, desk.open());
    const phones = ['Ann', 'Ben', 'Cy'].map(name => before.page().hello().join(name));
    phones[0]?.command({ do: 'start' });
    const { dealt } = roomOf(phones[0] as Page);
    expect(dealt).toBe(desk.time);
    expect(roomOf(saloon(3, desk.open()).page().hello()).dealt).toBe(dealt);
  });
});
