import { describe, expect, test } from 'vitest';
import type { OwnView } from '../../../src/shared/games.ts';
import type { You } from '../../../src/shared/protocol/messages.ts';
import type { RoomView } from '../../../src/shared/protocol/room.ts';
import type { Page } from './saloon.ts';
import { saloon } from './saloon.ts';

const youOf = (page: Page) => page.view.you as You;
const roomOf = (page: Page) => page.view.room as RoomView;

function threeAtTable() {
  const s = saloon();
  const [lead, ben, cem] = ['Ann', 'Ben', 'Cem'].map(name => s.page().hello().join(name)) as [Page, Page, Page];
  lead.command({ do: 'start' });
  return { ...s, lead, ben, cem };
}

const tryPin = (page: Page, id: number, guest: number, pin: string) => page.say({ type: 'reclaim', id, guest, pin });
/** Not this one. */
const wrong = (pin: string | null) => String((Number(pin) + 1) % 10_000).padStart(4, '0');

describe('the number of a seat', () => {
  test('is four digits, shown to its owner alone', () => {
    const { page, lead, ben } = threeAtTable();
    const table = page().hello({ screen: 'table' });
    expect(youOf(ben).pin).toMatch(/^\d{4}$/);
    expect(youOf(table).pin).toBeNull();
    const pin = `"${youOf(ben).pin ?? ''}"`;
    for (const other of [table, lead]) expect(JSON.stringify(other.got)).not.toContain(`"pin":${pin}`);
    expect(JSON.stringify(table.got)).not.toContain(pin);
  });

  test('brings another phone to the same question; the old page is told, and its token opens nothing', () => {
    const { page, ben } = threeAtTable();
    const [pin, own] = [youOf(ben).pin ?? '', ben.view.own];
    const other = page().hello();
    tryPin(other, 90, 2, pin);
    expect(other.of('ack').at(-1)).toEqual({ type: 'ack', id: 90 });
    expect(youOf(other)).toMatchObject({ guest: 2, seat: 1, barred: false });
    expect(other.view.own).toEqual(own);
    expect(ben.last).toEqual({ type: 'bye', reason: 'taken-over' });
    const old = page().hello({ token: ben.token });
    expect(youOf(old)).toMatchObject({ guest: null, seat: null, pin: null });
    expect(old.view.own).toBeNull();
    other.hangUp();
    expect(youOf(page().hello({ token: other.token }))).toMatchObject({ guest: 2, seat: 1 });
  });

  test('is another one afterwards', () => {
    const { page, ben } = threeAtTable();
    let pin = youOf(ben).pin;
    const seen = new Set([pin]);
    for (let phone = 0; phone < 5; phone++) {
      const next = page().hello();
      tryPin(next, 90, 2, pin ?? '');
      pin = youOf(next).pin;
      seen.add(pin);
    }
    expect(seen.size).toBeGreaterThan(3);
  });

  test('locks after three wrong ones for a minute, also for the right one, and for every phone of that household', () => {
    const { page, ben, timers } = threeAtTable();
    const pin = youOf(ben).pin ?? '';
    const [first, second] = [page().hello(), page().hello()];
    tryPin(first, 1, 2, wrong(pin));
    expect(first.last).toEqual({ type: 'refused', id: 1, refusal: { code: 'wrong-pin', left: 2 } });
    tryPin(second, 2, 2, wrong(pin));
    expect(second.last).toEqual({ type: 'refused', id: 2, refusal: { code: 'wrong-pin', left: 1 } });
    tryPin(first, 3, 2, wrong(pin));
    expect(first.last).toEqual({ type: 'refused', id: 3, refusal: { code: 'pin-locked', seconds: 60 } });
    timers.pass(20_500);
    tryPin(second, 4, 2, pin);
    expect(second.last).toEqual({ type: 'refused', id: 4, refusal: { code: 'pin-locked', seconds: 40 } });
    timers.pass(39_500);
    tryPin(first, 5, 2, wrong(pin));
    expect(first.last).toEqual({ type: 'refused', id: 5, refusal: { code: 'wrong-pin', left: 2 } });
    tryPin(second, 6, 2, pin);
    expect(youOf(second)).toMatchObject({ guest: 2, seat: 1 });
  });

  test('is not locked to its owner by a stranger who guesses from elsewhere', () => {
    const { page, ben } = threeAtTable();
    const pin = youOf(ben).pin ?? '';
    const stranger = page('a stranger').hello();
    for (let id = 1; id <= 4; id++) tryPin(stranger, id, 2, wrong(pin));
    expect(stranger.last).toEqual({ type: 'refused', id: 4, refusal: { code: 'pin-locked', seconds: 60 } });
    const owner = page('the owner').hello();
    tryPin(owner, 5, 2, pin);
    expect(youOf(owner)).toMatchObject({ guest: 2, seat: 1 });
  });

  test('locks for everybody after nine wrong ones from wherever', () => {
    const { page, ben } = threeAtTable();
    const pin = youOf(ben).pin ?? '';
    for (let id = 1; id <= 9; id++) tryPin(page(`address ${id}`).hello(), id, 2, wrong(pin));
    const owner = page('the owner').hello();
    tryPin(owner, 10, 2, pin);
    expect(owner.last).toEqual({ type: 'refused', id: 10, refusal: { code: 'pin-locked', seconds: 60 } });
  });

  test('opens nothing for whoever sits already, for a table, nor a bot’s seat, nor one that is not there', () => {
    const { page, lead, cem } = threeAtTable();
    tryPin(cem, 90, 1, youOf(lead).pin ?? '');
    expect(cem.last).toMatchObject({ type: 'refused', refusal: { code: 'already-seated' } });
    const table = page().hello({ screen: 'table' });
    tryPin(table, 91, 1, youOf(lead).pin ?? '');
    expect(table.last).toMatchObject({ type: 'refused', refusal: { code: 'hello-first' } });
    lead.command({ do: 'lobby' }).command({ do: 'addBot' });
    const phone = page().hello();
    for (const [id, guest] of [
      [1, 4],
      [2, 99],
    ] as const) {
      tryPin(phone, id, guest, '0000');
      expect(phone.last).toEqual({ type: 'refused', id, refusal: { code: 'unknown-guest' } });
    }
  });

  test('brings the lead along, and a seat of somebody who is away', () => {
    const { page, lead } = threeAtTable();
    const pin = youOf(lead).pin ?? '';
    lead.hangUp();
    const other = page().hello();
    tryPin(other, 90, 1, pin);
    expect(youOf(other)).toMatchObject({ guest: 1, seat: 0, steers: true });
    expect(roomOf(other).guests[0]).toMatchObject({ awaySince: null, minded: false });
  });
});

describe('somebody whose seat a bot minds', () => {
  test('plays for himself again when he says so, at his own question too', () => {
    const { lead, ben, cem } = threeAtTable();
    const asked = [lead, ben, cem].find(page => (page.view.own as OwnView).decision) as Page;
    const { guest, seat } = youOf(asked);
    lead.command({ do: 'mind', guest: guest ?? 0 });
    expect(roomOf(ben).guests[seat ?? 0]?.minded).toBe(true);
    asked.say({ type: 'back', id: 90 });
    expect(asked.of('ack').at(-1)).toEqual({ type: 'ack', id: 90 });
    expect(roomOf(ben).guests[seat ?? 0]?.minded).toBe(false);
  });

  test('or when he answers, whatever came of the answer', () => {
    const { lead, ben } = threeAtTable();
    lead.command({ do: 'mind', guest: 2 });
    ben.answer(999, [0]);
    expect(ben.of('refused').at(-1)?.refusal).toMatchObject({ code: 'stale' });
    expect(roomOf(lead).guests[1]?.minded).toBe(false);
  });
});
