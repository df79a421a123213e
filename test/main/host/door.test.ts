import { describe, expect, test } from 'vitest';
import type { Page } from './saloon.ts';
import { KEY, ownOf, roomOf, saloon, youOf } from './saloon.ts';

function evening(...names: string[]) {
  const s = saloon();
  const table = s.page().hello({ screen: 'table', key: KEY });
  const phones = names.map(name => s.page().hello().join(name)) as [Page, Page, Page];
  return { ...s, table, phones };
}

const atTable = () => {
  const s = evening('Ann', 'Ben', 'Cem');
  s.table.command({ do: 'start' });
  return s;
};

const refusalOf = (page: Page) => page.of('refused').at(-1)?.refusal;

describe('a knock', () => {
  test('for a seat is heard by everybody; with a yes the seat is that phone’s, and the old page is told', () => {
    const { page, table, phones } = atTable();
    const [ann, ben] = phones;
    const own = ben.view.own;
    const pin = youOf(ben).pin;
    const other = page().hello().request({ type: 'knock', guest: 2 });
    for (const screen of [table, ann, other])
      expect(roomOf(screen).knocks).toEqual([{ knock: 1, guest: 2, name: null }]);
    expect([other, ann, table].map(screen => youOf(screen).knock)).toEqual([1, null, null]);
    ann.command({ do: 'admit', knock: 1, yes: true });
    expect(youOf(other)).toMatchObject({ guest: 2, seat: 1, knock: null });
    expect(other.view.own).toEqual(own);
    expect(youOf(other).pin).toMatch(/^\d{4}$/);
    expect(ben.last).toEqual({ type: 'bye', reason: 'taken-over' });
    expect(roomOf(table).knocks).toEqual([]);
    expect(youOf(page().hello({ token: ben.token })).guest).toBeNull();
    const guess = page()
      .hello()
      .request({ type: 'reclaim', guest: 2, pin: pin ?? '' });
    expect(refusalOf(guess)?.code === 'wrong-pin' || youOf(other).pin === pin).toBe(true);
  });

  test('with a no changes nothing, and is only for whoever steers to answer', () => {
    const { page, table, phones } = atTable();
    const other = page().hello().request({ type: 'knock', guest: 2 });
    phones[1].command({ do: 'admit', knock: 1, yes: true });
    expect(refusalOf(phones[1])).toEqual({ code: 'not-yours-to-steer' });
    table.command({ do: 'admit', knock: 1, yes: false });
    expect(roomOf(table).knocks).toEqual([]);
    expect(youOf(other)).toMatchObject({ guest: null, seat: null, knock: null });
    table.command({ do: 'admit', knock: 1, yes: true });
    expect(refusalOf(table)).toEqual({ code: 'nobody-knocks' });
  });

  test('and its answer reach the phone at once, while the table is still telling what happened', () => {
    const { page, table, phones } = evening('Ann', 'Ben', 'Cem');
    const telling = page().hello({ screen: 'table', paces: true });
    const other = page().hello();
    table.command({ do: 'start' });
    other.request({ type: 'knock', guest: 2 });
    expect(youOf(other).knock).toBe(1);
    table.command({ do: 'admit', knock: 1, yes: false });
    expect(youOf(other).knock).toBeNull();
    other.request({ type: 'knock', guest: 2 });
    table.command({ do: 'admit', knock: 2, yes: true });
    expect(youOf(other)).toMatchObject({ guest: 2, seat: null });
    expect([other.view.game, phones[0].view.game]).toEqual([null, null]);
    telling.say({ type: 'shown', seq: telling.of('update').at(-1)?.seq ?? 0 });
    expect(youOf(other)).toMatchObject({ guest: 2, seat: 1 });
    expect(other.view.game).toEqual(table.view.game);
  });

  test('goes with its phone, with the seat it was for, and with another knock of the same phone', () => {
    const { page, table, phones } = evening('Ann', 'Ben', 'Cem');
    const [first, second, third] = [page().hello(), page().hello(), page().hello()];
    first.request({ type: 'knock', guest: 2 });
    second.request({ type: 'knock', guest: 3 }).request({ type: 'knock', guest: 1 });
    third.request({ type: 'knock', guest: 3 });
    expect(roomOf(table).knocks.map(({ knock, guest }) => [knock, guest])).toEqual([
      [1, 2],
      [3, 1],
      [4, 3],
    ]);
    first.hangUp();
    phones[2].request({ type: 'leave' });
    expect(roomOf(table).knocks.map(({ knock }) => knock)).toEqual([3]);
    expect([second, third].map(screen => youOf(screen).knock)).toEqual([3, null]);
  });

  test('is for a person’s seat alone, and for a phone that sits nowhere', () => {
    const { page, table, phones } = evening('Ann', 'Ben', 'Cem');
    table.command({ do: 'addBot' });
    const other = page().hello();
    for (const guest of [4, 99, null]) {
      other.request({ type: 'knock', guest });
      expect(refusalOf(other)).toEqual({ code: 'unknown-guest' });
    }
    phones[0].request({ type: 'knock', guest: 2 });
    expect(refusalOf(phones[0])).toEqual({ code: 'already-seated' });
    const looker = page().hello({ token: null }).request({ type: 'knock', guest: 2 });
    expect(refusalOf(looker)).toEqual({ code: 'hello-first' });
    expect(roomOf(table).knocks).toEqual([]);
  });

  test('calls the room away from its game five times at most from one household, then once in twenty seconds', () => {
    const { page, table, timers } = evening('Ann', 'Ben', 'Cem');
    const nag = page('the neighbour').hello();
    for (const guest of [1, 2, 1, 2, 1]) nag.request({ type: 'knock', guest });
    expect(refusalOf(nag)).toBeUndefined();
    nag.request({ type: 'knock', guest: 2 });
    expect(refusalOf(nag)).toEqual({ code: 'too-fast' });
    page('the neighbour').hello().request({ type: 'knock', guest: 2 });
    expect(roomOf(table).knocks.map(({ knock }) => knock)).toEqual([5]);
    page('his wife').hello().request({ type: 'knock', guest: 2 });
    expect(roomOf(table).knocks.map(({ knock }) => knock)).toEqual([5, 6]);
    timers.pass(20_000);
    nag.request({ type: 'knock', guest: 2 });
    expect(roomOf(table).knocks.map(({ knock }) => knock)).toEqual([6, 7]);
  });

  test('is over when the phone sits down elsewhere, and a ninth waits for another to be answered', () => {
    const { page, table } = evening('Ann', 'Ben', 'Cem');
    const callers = Array.from({ length: 9 }, (_, i) =>
      page(`phone ${i}`).hello().request({ type: 'knock', guest: 2 }),
    );
    expect(refusalOf(callers[8] as Page)).toEqual({ code: 'too-fast' });
    expect(roomOf(table).knocks).toHaveLength(8);
    callers[0]?.join('Dan');
    callers[8]?.request({ type: 'knock', guest: 2 });
    expect(roomOf(table).knocks.map(({ knock }) => knock)).toEqual([2, 3, 4, 5, 6, 7, 8, 9]);
  });
});

describe('whoever is shown out of a game', () => {
  test('is told, a bot has the seat, and his phone only looks on', () => {
    const { page, table, phones } = atTable();
    const [, ben] = phones;
    table.command({ do: 'remove', guest: 2 });
    expect(ben.last).toEqual({ type: 'bye', reason: 'shown-out' });
    expect(roomOf(table).guests[1]).toMatchObject({ name: 'Ben', minded: true, awaySince: 0 });
    const again = page().hello({ token: ben.token }).join('Ben');
    expect(refusalOf(again)).toEqual({ code: 'barred' });
    expect(youOf(again)).toMatchObject({ guest: null, seat: null, pin: null, barred: true });
    expect([again.view.own, again.view.game]).toEqual([null, table.view.game]);
    expect(roomOf(table).guests[1]?.minded).toBe(true);
  });

  test('opens no seat by a number: from his own phone none, from another his own not', () => {
    const { page, table, phones } = atTable();
    const [ann, ben] = phones;
    const [mine, his] = [youOf(ben).pin ?? '', youOf(ann).pin ?? ''];
    table.command({ do: 'remove', guest: 2 });
    const again = page().hello({ token: ben.token }).request({ type: 'reclaim', guest: 1, pin: his });
    expect(refusalOf(again)).toEqual({ code: 'barred' });
    // The new number may be the old one once in ten thousand; three tries of the old one are no less wrong.
    const other = page().hello().request({ type: 'reclaim', guest: 2, pin: mine });
    expect(refusalOf(other)).toEqual({ code: 'wrong-pin', left: 2 });
  });

  test('knocks by name, and with a yes is back in the kept seat at the same question', () => {
    const { page, table, phones } = atTable();
    const ben = phones[1];
    const own = ben.view.own;
    table.command({ do: 'remove', guest: 2 });
    const again = page().hello({ token: ben.token }).request({ type: 'knock', guest: null });
    expect(roomOf(table).knocks).toEqual([{ knock: 1, guest: null, name: 'Ben' }]);
    table.command({ do: 'admit', knock: 1, yes: true });
    expect(youOf(again)).toMatchObject({ guest: 2, seat: 1, barred: false, knock: null });
    expect(again.view.own).toEqual(own);
    expect(roomOf(table).guests[1]).toMatchObject({ minded: false, awaySince: null });
    again.hangUp();
    expect(youOf(page().hello({ token: ben.token })).seat).toBe(1);
  });

  test('with a no stays outside', () => {
    const { page, table, phones } = atTable();
    table.command({ do: 'remove', guest: 2 });
    const again = page().hello({ token: phones[1].token }).request({ type: 'knock', guest: null });
    table.command({ do: 'admit', knock: 1, yes: false });
    expect(youOf(again)).toMatchObject({ guest: null, barred: true, knock: null });
    again.join('Ben');
    expect(refusalOf(again)).toEqual({ code: 'barred' });
  });

  test('has no seat any more after the game, and joins like anybody once let in', () => {
    const { page, table, phones } = atTable();
    table.command({ do: 'remove', guest: 2 }).command({ do: 'lobby' });
    expect(roomOf(table).guests.map(({ name }) => name)).toEqual(['Ann', 'Cem']);
    const again = page().hello({ token: phones[1].token }).request({ type: 'knock', guest: null });
    table.command({ do: 'admit', knock: 1, yes: true });
    again.join('Ben');
    expect(roomOf(table).guests.map(({ name }) => name)).toEqual(['Ann', 'Cem', 'Ben']);
  });

  test('and given another’s seat by the table, leaves his own to the bot for good', () => {
    const { page, table, phones } = atTable();
    table.command({ do: 'remove', guest: 2 });
    const again = page().hello({ token: phones[1].token }).request({ type: 'knock', guest: 3 });
    expect(roomOf(table).knocks).toEqual([{ knock: 1, guest: 3, name: 'Ben' }]);
    table.command({ do: 'admit', knock: 1, yes: true });
    again.hangUp();
    expect(youOf(page().hello({ token: phones[1].token })).guest).toBe(3);
    expect(roomOf(table).guests[1]?.minded).toBe(true);
  });

  test('is not he who leaves by himself, nor the lead who takes himself out', () => {
    const { page, table, phones } = atTable();
    const [ann, ben] = phones;
    ben.request({ type: 'leave' });
    ann.command({ do: 'remove', guest: 1 });
    expect(ann.last).toEqual({ type: 'bye', reason: 'minded' });
    expect(roomOf(table).lead).toBe(3);
    for (const [seat, phone] of [ann, ben].entries())
      expect(youOf(page().hello({ token: phone.token }))).toMatchObject({ seat, barred: false });
  });

  test('when he was the lead: the next one leads, and the host’s own window steers on', () => {
    const { page, table, phones } = atTable();
    table.command({ do: 'remove', guest: 1 });
    expect(roomOf(table).lead).toBe(2);
    expect(youOf(phones[1]).steers).toBe(true);
    expect(youOf(page().hello({ token: phones[0].token })).steers).toBe(false);
    table.command({ do: 'pause' });
    expect(roomOf(table).pause).not.toBeNull();
  });
});

describe('a full table', () => {
  function full() {
    const s = evening('Ann', 'Ben', 'Cem');
    for (let bots = 0; bots < 5; bots++) s.table.command({ do: 'addBot' });
    return { ...s, late: ['Ida', 'Jon', 'Kit', 'Lea'].map(name => s.page().hello().join(name)) };
  }

  test('lets late guests watch and sit down in order as chairs are freed, by whatever way', () => {
    const { table, phones, late } = full();
    expect(roomOf(table).waiting.map(({ name }) => name)).toEqual(['Ida', 'Jon', 'Kit', 'Lea']);
    table.command({ do: 'remove', guest: 4 });
    expect(roomOf(table).guests.at(-1)?.name).toBe('Ida');
    table.command({ do: 'remove', guest: 2 });
    expect(roomOf(table).guests.at(-1)?.name).toBe('Jon');
    phones[2].request({ type: 'leave' });
    expect(roomOf(table).guests.at(-1)?.name).toBe('Kit');
    expect(roomOf(table).guests).toHaveLength(8);
    late[3]?.request({ type: 'leave' });
    expect(roomOf(table).waiting).toEqual([]);
    table.command({ do: 'start' });
    expect(late.map(phone => youOf(phone).seat)).toEqual([5, 6, 7, null]);
  });

  test('says so to whoever comes when sixteen wait', () => {
    const { page, late } = full();
    for (let more = late.length; more < 16; more++) page().hello().join('More');
    expect(refusalOf(page().hello().join('Too late'))).toEqual({ code: 'table-full', seats: 8 });
  });

  test('shows those who wait a game exactly as the table sees it, and gives no seat before the next', () => {
    const { table, phones, late } = full();
    table.command({ do: 'start' });
    const [ida] = late as [Page];
    expect([ida.view.game, ida.view.own]).toEqual([table.view.game, null]);
    const asked = phones.find(phone => ownOf(phone)?.decision);
    const decision = asked && ownOf(asked)?.decision;
    if (decision) asked.answer(decision.no, [...decision.fallback]);
    expect(ida.view.game).toEqual(table.view.game);
    table.command({ do: 'remove', guest: 2 });
    expect(youOf(ida).seat).toBeNull();
    table.command({ do: 'lobby' });
    expect(roomOf(table).guests.at(-1)?.name).toBe('Ida');
  });
});

test('an evening of two who tap at once begins one game, and one again', () => {
  const { table, phones } = evening('Ann', 'Ben', 'Cem');
  table.command({ do: 'start' });
  const first = JSON.stringify(table.view.game);
  phones[0].command({ do: 'start' });
  expect(refusalOf(phones[0])).toEqual({ code: 'game-running' });
  expect(JSON.stringify(table.view.game)).toBe(first);
});
