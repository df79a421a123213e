import { describe, expect, test } from 'vitest';
import type { DiceOwnView, DiceView } from '../../../src/shared/dice/model.ts';
import type { RoomView } from '../../../src/shared/protocol/room.ts';
import type { Page } from './saloon.ts';
import { KEY, saloon } from './saloon.ts';

const roomOf = (page: Page) => page.view.room as RoomView;
const gameOf = (page: Page) => page.view.game as DiceView;
const ownOf = (page: Page) => page.view.own as DiceOwnView;
const namesOf = (page: Page) => roomOf(page).guests.map(({ name }) => name);

function seated(count: number) {
  const s = saloon();
  const phones = Array.from({ length: count }, (_, i) =>
    s
      .page()
      .hello()
      .join(`Guest ${i + 1}`),
  );
  const lead = phones[0] as Page;
  return { ...s, phones, lead };
}

/** The phone that is asked answers with its fallback; returns false when nobody of them is asked. */
function answerOnce(phones: readonly Page[]): boolean {
  const asked = phones.find(phone => ownOf(phone)?.decision);
  const decision = asked && ownOf(asked).decision;
  if (!asked || !decision) return false;
  asked.answer(decision.no, [...decision.fallback]);
  return true;
}

describe('the lobby', () => {
  test('the first phone leads, a second of the same name is numbered and gets marks of its own', () => {
    const { page } = saloon();
    const rose = page().hello().join('  Rose  ');
    const other = page().hello().join('rose');
    expect(rose.view.you).toMatchObject({ guest: 1, seat: null, steers: true });
    expect(other.view.you).toMatchObject({ guest: 2, seat: null, steers: false });
    expect(namesOf(rose)).toEqual(['Rose', 'rose 2']);
    expect(roomOf(rose).guests[1]).toMatchObject({ mark: 'horse-head', colour: 'ochre' });
  });

  test('a name of nothing but invisible characters is refused, and so is one of seventeen letters', () => {
    const { page } = saloon();
    const phone = page().hello().join('\u202e\u200b ');
    expect(phone.last).toEqual({ type: 'refused', id: 1, refusal: { code: 'name-empty' } });
    phone.join('abcdefghijklmnopq');
    expect(phone.last).toEqual({ type: 'refused', id: 2, refusal: { code: 'name-too-long', length: 17, limit: 16 } });
  });

  test('two players are too few, with the numbers; a ninth waits', () => {
    const { page, lead } = seated(2);
    lead.command({ do: 'start' });
    expect(lead.of('refused').at(-1)?.refusal).toEqual({ code: 'too-few', have: 2, need: 3 });
    for (let i = 0; i < 6; i++) lead.command({ do: 'addBot' });
    lead.command({ do: 'addBot' });
    expect(lead.of('refused').at(-1)?.refusal).toEqual({ code: 'table-full', seats: 8 });
    const late = page().hello().join('Late');
    expect(late.of('refused')).toEqual([]);
    expect(roomOf(late).waiting.map(({ name }) => name)).toEqual(['Late']);
  });

  test('only the lead and the window with the key steer', () => {
    const { page, phones, lead } = seated(3);
    phones[1]?.command({ do: 'start' });
    expect(phones[1]?.last).toMatchObject({ type: 'refused', refusal: { code: 'not-yours-to-steer' } });
    const stranger = page().hello({ screen: 'table', key: 'guess' }).command({ do: 'start' });
    expect(stranger.last).toMatchObject({ type: 'refused', refusal: { code: 'not-yours-to-steer' } });
    page()
      .hello({ screen: 'table', key: KEY })
      .command({ do: 'order', guests: [3, 1, 2] });
    expect(namesOf(lead)).toEqual(['Guest 3', 'Guest 1', 'Guest 2']);
  });

  test('who leaves and sits down again while the table tells its story is told the seat he has last', () => {
    const { page, lead, phones } = seated(3);
    lead.command({ do: 'start' });
    const table = page().hello({ screen: 'table', paces: true });
    const late = page().hello().join('Late');
    answerOnce(phones);
    late.say({ type: 'leave', id: 90 });
    late.join('Late again');
    expect(late.view.you).toMatchObject({ guest: 5 });
    table.say({ type: 'shown', seq: table.of('update').at(-1)?.seq ?? 0 });
    expect(late.view.you).toMatchObject({ guest: 5 });
  });

  test('who waited for a chair wears what nobody else at the table wears', () => {
    const { page, phones, lead } = seated(8);
    const waiting = ['Late', 'Later'].map(name => page().hello().join(name));
    lead.say({ type: 'leave', id: 90 });
    phones[1]?.say({ type: 'leave', id: 90 });
    const { guests } = roomOf(waiting[0] as Page);
    expect(guests).toHaveLength(8);
    expect(new Set(guests.map(({ colour }) => colour)).size).toBe(8);
    expect(new Set(guests.map(({ mark }) => mark)).size).toBe(8);
  });

  test('the lead goes on when its phone leaves the table', () => {
    const { phones, lead } = seated(3);
    lead.say({ type: 'leave', id: 90 });
    expect(phones[1]?.view.you).toMatchObject({ guest: 2, seat: null, steers: true });
    expect(namesOf(phones[1] as Page)).toEqual(['Guest 2', 'Guest 3']);
  });

  test('a removed phone is told so, its seat is free, and it sits down again only when let in', () => {
    const { page, phones, lead } = seated(3);
    lead.command({ do: 'remove', guest: 2 });
    expect(phones[1]?.last).toEqual({ type: 'bye', reason: 'removed' });
    expect(phones[1]?.closed).toBe(true);
    expect(namesOf(lead)).toEqual(['Guest 1', 'Guest 3']);
    const again = page().hello({ token: (phones[1] as Page).token });
    expect(again.view.you).toMatchObject({ guest: null, seat: null, steers: false });
    again.join('Rose');
    expect(again.of('refused').at(-1)?.refusal).toEqual({ code: 'barred' });
    again.say({ type: 'knock', id: 90, guest: null });
    lead.command({ do: 'admit', knock: 1, yes: true });
    again.join('Rose');
    expect(namesOf(lead)).toEqual(['Guest 1', 'Guest 3', 'Rose']);
  });

  test('who joined but never heard so is seated once: by the same request again, and by another page of his', () => {
    const { page, lead } = seated(1);
    const deaf = page().hello();
    const join = { type: 'join', id: 7, name: 'Rose', mark: 'wolf-head', colour: 'jade' } as const;
    deaf.say(join);
    deaf.hangUp();
    const again = page().hello({ token: deaf.token });
    expect(again.got[0]).toMatchObject({ type: 'welcome', you: { guest: 2 } });
    again.say(join);
    expect(again.last).toEqual({ type: 'ack', id: 7 });
    expect(namesOf(lead)).toEqual(['Guest 1', 'Rose']);
  });

  test('two pages of one phone have one seat, and the one that sat down last has it', () => {
    const { page, lead } = seated(1);
    const [first, second] = [
      page().hello({ token: 'the-token-of-one-phone' }),
      page().hello({ token: 'the-token-of-one-phone' }),
    ];
    first.join('Rose');
    second.join('Rose');
    expect(first.last).toEqual({ type: 'bye', reason: 'taken-over' });
    expect(second.view.you).toMatchObject({ guest: 2, seat: null, steers: false });
    expect(namesOf(lead)).toEqual(['Guest 1', 'Rose']);
  });

  test('a page that gave no token only looks', () => {
    const looker = saloon().page().hello({ token: null }).join('Rose');
    expect(looker.last).toMatchObject({ type: 'refused', refusal: { code: 'hello-first' } });
  });
});

describe('a game', () => {
  test('goes from the deal to the result, and again with everybody seated', () => {
    const { phones, lead } = seated(4);
    lead.command({ do: 'start' });
    expect(roomOf(lead).phase).toBe('game');
    while (answerOnce(phones));
    expect(roomOf(lead).phase).toBe('result');
    expect(gameOf(lead).roles).not.toContain(null);
    lead.command({ do: 'again' }).command({ do: 'again' });
    expect(lead.of('refused').at(-1)?.refusal).toEqual({ code: 'game-running' });
    expect(roomOf(lead)).toMatchObject({ phase: 'game' });
    expect(namesOf(lead)).toEqual(['Guest 1', 'Guest 2', 'Guest 3', 'Guest 4']);
  });

  test('an answer sent twice counts once and is acknowledged twice', () => {
    const { phones, lead } = seated(3);
    lead.command({ do: 'start' });
    const asked = phones.find(phone => ownOf(phone).decision) as Page;
    const no = ownOf(asked).decision?.no ?? 0;
    asked.answer(no, [0], 77).answer(no, [0], 77);
    expect(asked.of('ack').filter(({ id }) => id === 77)).toHaveLength(2);
    expect(asked.of('refused')).toEqual([]);
  });

  test('an answer sent again after the connection was lost counts once and is acknowledged', () => {
    const { phones, lead, page } = seated(3);
    lead.command({ do: 'start' });
    const asked = phones.find(phone => ownOf(phone).decision) as Page;
    const no = ownOf(asked).decision?.no ?? 0;
    asked.answer(no, [0], 77);
    asked.hangUp();
    const again = page().hello({ token: asked.token }).answer(no, [0], 77);
    expect(again.last).toEqual({ type: 'ack', id: 77 });
    expect(again.of('refused')).toEqual([]);
  });

  test('late, foreign and impossible answers are refused with the reason and change nothing', () => {
    const { phones, lead } = seated(3);
    lead.command({ do: 'start' });
    const asked = phones.find(phone => ownOf(phone).decision) as Page;
    const idle = phones.find(phone => phone !== asked) as Page;
    const { no, seat } = ownOf(asked).decision ?? { no: 0, seat: 0 };
    const before = JSON.stringify(gameOf(idle));
    idle.answer(no, [0]);
    expect(idle.of('refused').at(-1)?.refusal).toEqual({ code: 'not-asked', waitingFor: seat });
    asked.answer(no + 1, [0]);
    expect(asked.of('refused').at(-1)?.refusal).toEqual({ code: 'stale', decision: no + 1, open: no });
    asked.answer(no, [5]);
    expect(asked.of('refused').at(-1)?.refusal).toEqual({ code: 'picks-unknown', pick: 5, options: 1 });
    expect(JSON.stringify(gameOf(idle))).toBe(before);
  });

  test('a phone that comes back with its token gets its whole view first, and the older page is told', () => {
    const { page, phones, lead } = seated(3);
    lead.command({ do: 'start' });
    const old = phones[1] as Page;
    const back = page().hello({ token: old.token });
    expect(back.got[0]).toMatchObject({ type: 'welcome', you: { guest: 2, seat: 1, steers: false } });
    expect(back.view.own).toEqual(old.view.own);
    expect(old.last).toEqual({ type: 'bye', reason: 'taken-over' });
  });

  test('a seat whose phone is gone is shown absent; the lead lets a bot mind it until its owner is back', () => {
    const { page, phones, lead, timers } = seated(3);
    lead.command({ do: 'start' });
    const gone = phones[1] as Page;
    gone.hangUp();
    expect(roomOf(lead).guests[1]).toMatchObject({ awaySince: 0, minded: false });
    lead.command({ do: 'mind', guest: 2 });
    expect(roomOf(lead).guests[1]).toMatchObject({ awaySince: 0, minded: true });
    const others = [phones[0] as Page, phones[2] as Page];
    while (answerOnce(others));
    const waiting = gameOf(lead).asked?.no;
    timers.pass(1400);
    expect(gameOf(lead).asked?.no).not.toBe(waiting);
    page().hello({ token: gone.token });
    expect(roomOf(lead).guests[1]).toMatchObject({ awaySince: null, minded: false });
  });

  test('who leaves in a game is told that a bot minds the seat, and takes it back', () => {
    const { page, phones, lead } = seated(3);
    lead.command({ do: 'start' });
    const second = phones[1] as Page;
    const hand = second.view.own;
    second.say({ type: 'leave', id: 90 });
    expect(second.of('ack').at(-1)).toEqual({ type: 'ack', id: 90 });
    expect(second.last).toEqual({ type: 'bye', reason: 'minded' });
    expect(second.closed).toBe(true);
    expect(roomOf(lead).guests.map(({ minded }) => minded)).toEqual([false, true, false]);
    const back = page().hello({ token: second.token });
    expect(back.got[0]).toMatchObject({ type: 'welcome', you: { guest: 2, seat: 1 }, own: hand });
    expect(roomOf(lead).guests.map(({ minded }) => minded)).toEqual([false, false, false]);
  });

  test('who comes during a game watches it and sits down in the next', () => {
    const { page, phones, lead } = seated(3);
    lead.command({ do: 'start' });
    const late = page().hello().join('Late');
    expect(late.view.you).toMatchObject({ guest: 4, seat: null, steers: false });
    expect(late.view.own).toBeNull();
    expect(gameOf(late).characters).toHaveLength(3);
    while (answerOnce(phones));
    lead.command({ do: 'again' });
    expect(namesOf(late)).toEqual(['Guest 1', 'Guest 2', 'Guest 3', 'Late']);
    expect(ownOf(late).seat).toBe(3);
  });
});

describe('pacing', () => {
  test('phones wait until the table has shown the cause, or the longest hold is over', () => {
    const { page, phones, lead, timers } = seated(3);
    const table = page().hello({ screen: 'table', paces: true });
    lead.command({ do: 'start' });
    expect(gameOf(table).asked?.prompt).toBe('throw');
    expect(lead.view.game).toBeNull();
    table.say({ type: 'shown', seq: table.of('update').at(-1)?.seq ?? 0 });
    expect(lead.view.game).toEqual(table.view.game);
    answerOnce(phones);
    expect(gameOf(lead).asked?.no).toBe(1);
    timers.pass(12_000);
    expect(lead.view.game).toEqual(table.view.game);
  });

  test('a table that goes away lets everything go', () => {
    const { page, lead } = seated(3);
    const table = page().hello({ screen: 'table', paces: true });
    lead.command({ do: 'start' });
    table.hangUp();
    expect(gameOf(lead).asked?.prompt).toBe('throw');
  });

  test('bots think only once the table has shown what there is to think about', () => {
    const { page, lead, timers } = seated(1);
    for (let i = 0; i < 3; i++) lead.command({ do: 'addBot' });
    const table = page().hello({ screen: 'table', paces: true });
    lead.command({ do: 'start' });
    const first = gameOf(table).asked?.no;
    timers.pass(1400);
    expect(gameOf(table).asked?.no).toBe(first);
  });
});

describe('bad messages', () => {
  test('each gets a reason, with the id where it could be read, and the page stays', () => {
    const { page } = saloon();
    const phone = page();
    phone.raw('{');
    phone.raw('{"type":"join","id":3}');
    phone.raw('{"type":"ping"}');
    phone.raw(`"${'x'.repeat(3000)}"`);
    expect(phone.got).toEqual([
      { type: 'refused', id: null, refusal: { code: 'malformed' } },
      { type: 'refused', id: 3, refusal: { code: 'malformed' } },
      { type: 'refused', id: null, refusal: { code: 'hello-first' } },
      { type: 'refused', id: null, refusal: { code: 'too-long', length: 3002, limit: 2048 } },
    ]);
    phone.hello();
    expect(phone.last).toMatchObject({ type: 'welcome' });
  });

  test('a page of another protocol is told to reload', () => {
    const phone = saloon().page().hello({ protocol: 99 });
    expect(phone.got).toEqual([{ type: 'bye', reason: 'old-page' }]);
  });
});
