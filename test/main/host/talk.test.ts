import { describe, expect, test } from 'vitest';
import type { Say } from '../../../src/shared/protocol/talk.ts';
import { Desk } from '../journal/desk.ts';
import type { Page } from './saloon.ts';
import { ownOf, roomOf, saloon } from './saloon.ts';

function seated(...names: string[]) {
  const s = saloon();
  const [ann, ben, cy] = names.map(name => s.page().hello().join(name)) as [Page, Page, Page];
  return { ...s, ann, ben, cy };
}
const lobby = () => seated('Ann', 'Ben', 'Cy');
function playing() {
  const s = lobby();
  s.ann.command({ do: 'start' });
  return s;
}

const say = (page: Page, what: Say) => page.request({ type: 'say', what });
const text = (words: string): Say => ({ say: 'text', text: words });
const CHEERS: Say = { say: 'reaction', reaction: 'cheers' };
const DEPUTY: Say = { say: 'role', role: 'deputy' };
const refusalOf = (page: Page) => (page.last?.type === 'refused' ? page.last.refusal : null);
const claimsOf = (page: Page) => roomOf(page).guests.map(({ claim }) => claim);

describe('what somebody says', () => {
  test('everybody hears, with who said it and when, numbered through the evening', () => {
    const { ann, ben, cy, page, timers } = lobby();
    const table = page().hello({ screen: 'table' });
    timers.pass(500);
    say(ben, text('Who is the fool with the hat?'));
    say(cy, CHEERS);
    const heard = [
      { no: 1, guest: 2, at: 500, what: text('Who is the fool with the hat?') },
      { no: 2, guest: 3, at: 500, what: CHEERS },
    ];
    for (const screen of [ann, ben, cy, table]) expect(roomOf(screen).talk).toEqual(heard);
    expect(roomOf(page().hello({ screen: 'table' })).talk).toEqual(heard);
  });

  test('is shown as far as the last twelve sayings', () => {
    const { ann, timers } = lobby();
    for (let i = 1; i <= 15; i++) {
      say(ann, text(`Word ${i}`));
      timers.pass(3000);
    }
    expect(roomOf(ann).talk.map(({ no }) => no)).toEqual([4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15]);
  });

  test('counts once when it was sent twice', () => {
    const { ann } = lobby();
    for (let i = 0; i < 2; i++) ann.say({ type: 'say', id: 77, what: CHEERS });
    expect(roomOf(ann).talk).toHaveLength(1);
    expect(ann.last).toEqual({ type: 'ack', id: 77 });
  });

  test('counts once when a page that lost its line sends it again', () => {
    const { ann, page } = lobby();
    ann.say({ type: 'say', id: 77, what: CHEERS });
    ann.hangUp();
    const back = page().hello({ token: ann.token });
    back.say({ type: 'say', id: 77, what: CHEERS });
    expect(roomOf(back).talk).toHaveLength(1);
    expect(back.last).toEqual({ type: 'ack', id: 77 });
  });

  test('is cleaned as names are: one line, nothing invisible, nothing that turns the text round', () => {
    const { ann } = lobby();
    say(ann, text(' I am \u202Enot\u202C\n\nthe\u200B  Renegade. \u0000 '));
    expect(roomOf(ann).talk[0]?.what).toEqual(text('I am not the Renegade.'));
  });

  test('has to be something, and fits in a bubble: sixty letters do, sixty-one do not, however they are written', () => {
    const { ann } = lobby();
    say(ann, text(' \u200B\u3000 '));
    expect(refusalOf(ann)).toEqual({ code: 'text-empty' });
    say(ann, text('銃'.repeat(61)));
    expect(refusalOf(ann)).toEqual({ code: 'text-too-long', length: 61, limit: 60 });
    say(ann, text('👩🏽‍🚀'.repeat(60)));
    expect(refusalOf(ann)).toBeNull();
    expect(roomOf(ann).talk).toHaveLength(1);
  });

  test('is about somebody who sits here', () => {
    const { ann } = lobby();
    say(ann, { say: 'about', guest: 9, role: 'outlaw' });
    expect(refusalOf(ann)).toEqual({ code: 'unknown-guest' });
    say(ann, { say: 'about', guest: 2, role: 'outlaw' });
    expect(roomOf(ann).talk[0]?.what).toEqual({ say: 'about', guest: 2, role: 'outlaw' });
  });

  test('is for those who sit: not for a phone that looks on, nor for who waits for the next game', () => {
    const { page } = playing();
    const looker = page().hello();
    say(looker, CHEERS);
    expect(refusalOf(looker)).toEqual({ code: 'not-seated' });
    const late = page().hello().join('Late');
    say(late, CHEERS);
    expect(refusalOf(late)).toEqual({ code: 'not-seated' });
  });
});

describe('how fast somebody talks', () => {
  test('four times at once, then once in three seconds, and he is told how long to wait', () => {
    const { ann, timers } = lobby();
    for (let i = 0; i < 4; i++) say(ann, CHEERS);
    expect(roomOf(ann).talk).toHaveLength(4);
    say(ann, CHEERS);
    expect(refusalOf(ann)).toEqual({ code: 'talks-too-fast', seconds: 3 });
    timers.pass(1001);
    say(ann, CHEERS);
    expect(refusalOf(ann)).toEqual({ code: 'talks-too-fast', seconds: 2 });
    timers.pass(1999);
    say(ann, CHEERS);
    expect(roomOf(ann).talk).toHaveLength(5);
  });

  test('is not slowed by the others, nor by what was refused', () => {
    const { ann, ben } = lobby();
    for (let i = 0; i < 9; i++) say(ann, text(' '));
    for (let i = 0; i < 4; i++) say(ann, CHEERS);
    say(ben, CHEERS);
    expect(roomOf(ann).talk).toHaveLength(5);
  });
});

describe('who claims a role', () => {
  test('stands by it until he says otherwise', () => {
    const { ann, ben } = playing();
    say(ben, DEPUTY);
    expect(claimsOf(ann)).toEqual([null, 'deputy', null]);
    say(ben, { say: 'role', role: 'outlaw' });
    expect(claimsOf(ann)).toEqual([null, 'outlaw', null]);
    say(ben, { say: 'role', role: null });
    expect(claimsOf(ann)).toEqual([null, null, null]);
    expect(roomOf(ann).talk.map(({ what }) => what.say)).toEqual(['role', 'role', 'role']);
  });

  test('is nothing in the lobby, and nothing any more in the next game', () => {
    const { ann, ben } = lobby();
    say(ben, DEPUTY);
    expect(claimsOf(ann)).toEqual([null, null, null]);
    ann.command({ do: 'start' });
    say(ben, DEPUTY);
    ann.command({ do: 'lobby' });
    expect(claimsOf(ann)).toEqual([null, null, null]);
  });

  test('is told the same whether it is true or not, and the game is as it was', () => {
    const { ann, room } = playing();
    const before = JSON.stringify(room.played.dealt?.state());
    const own = ownOf(ann)?.role;
    const seen = ann.got.length;
    for (const role of [own ?? 'outlaw', own === 'outlaw' ? 'renegade' : 'outlaw'] as const)
      say(ann, { say: 'role', role });
    const said = ann.got.slice(seen).map(message => JSON.stringify(message).replace(/outlaw|renegade|deputy/g, 'role'));
    expect(said.map(message => message.replace(/"(seq|id|no)":\d+/g, '')).filter((_, i) => i % 2 === 0)).toEqual(
      ['ack', 'ack'].map(type => `{"type":"${type}",}`),
    );
    expect(JSON.stringify(room.played.dealt?.state())).toBe(before);
  });
});

describe('the lead', () => {
  test('mutes one, who then says nothing at all', () => {
    const { ann, ben, cy } = playing();
    ann.command({ do: 'mute', guest: 2, on: true });
    expect(roomOf(cy).guests[1]).toMatchObject({ muted: true });
    for (const what of [DEPUTY, CHEERS, text('Oh')]) {
      say(ben, what);
      expect(refusalOf(ben)).toEqual({ code: 'muted' });
    }
    ann.command({ do: 'mute', guest: 2, on: false });
    say(ben, CHEERS);
    expect(roomOf(ann).talk).toHaveLength(1);
  });

  test('hushes the table, where people still laugh and tremble', () => {
    const { ann, ben } = playing();
    ann.command({ do: 'hush', on: true });
    for (const what of [DEPUTY, text('Oh'), { say: 'card', card: 'missed', holds: true } as const]) {
      say(ben, what);
      expect(refusalOf(ben)).toEqual({ code: 'hushed' });
    }
    say(ben, CHEERS);
    expect(roomOf(ann)).toMatchObject({ hush: true, talk: [{ guest: 2, what: CHEERS }] });
  });

  test('has every table skip, and counts how often', () => {
    const { ann, page } = playing();
    const table = page().hello({ screen: 'table' });
    ann.command({ do: 'skip' }).command({ do: 'skip' });
    expect(roomOf(table).skips).toBe(2);
  });

  test.each([
    { do: 'mute', guest: 1, on: true },
    { do: 'hush', on: true },
    { do: 'ghostsSee', on: false },
    { do: 'skip' },
  ] as const)('alone may $do', command => {
    const { ben, room } = playing();
    const before = room.view();
    ben.command(command);
    expect(refusalOf(ben)).toEqual({ code: 'not-yours-to-steer' });
    expect(room.view()).toEqual(before);
  });
});

test('what is said passes and is not written down; what somebody claims to be stands on the disk at once', () => {
  const desk = new Desk();
  const { page } = saloon(1, desk.open());
  const [ann] = ['Ann', 'Ben', 'Cy'].map(name => page().hello().join(name)) as [Page];
  ann.command({ do: 'start' });
  say(ann, CHEERS);
  desk.calls.length = 0;
  say(ann, text('Nobody will ever read this.'));
  expect(desk.calls).toEqual([]);
  say(ann, DEPUTY);
  expect(desk.calls).toEqual(['writeFileSync', 'fdatasyncSync']);
  expect(desk.text()).not.toContain('Nobody will ever read this.');
});

test('after a crash claims stand, who is muted is muted, the hush lasts and sayings count on', () => {
  const desk = new Desk();
  const names = ['Ann', 'Ben', 'Cy'];
  const before = saloon(1, desk.open());
  const [ann, ben] = names.map(name => before.page().hello().join(name)) as [Page, Page];
  ann.command({ do: 'start' });
  say(ben, DEPUTY);
  ann.command({ do: 'mute', guest: 3, on: true });
  ann.command({ do: 'hush', on: true }).command({ do: 'ghostsSee', on: false });
  const after = saloon(1, desk.open());
  const back = after.page().hello({ token: ann.token });
  expect(claimsOf(back)).toEqual([null, 'deputy', null]);
  expect(roomOf(back).guests.map(({ muted }) => muted)).toEqual([false, false, true]);
  expect(roomOf(back)).toMatchObject({ hush: true, ghostsSee: false, talk: [] });
  say(back, CHEERS);
  expect(roomOf(back).talk[0]?.no).toBe(101);
});

describe('while a table tells a story', () => {
  const telling = () => {
    const s = lobby();
    const table = s.page().hello({ screen: 'table', paces: true });
    s.ann.command({ do: 'start' });
    const shows = () => table.say({ type: 'shown', seq: table.of('update').at(-1)?.seq ?? 0 });
    return { ...s, table, shows };
  };

  test('what is said is heard at once, and nothing else of what happens', () => {
    const { ann, ben, cy, table, shows } = telling();
    say(ben, text('Deal me an ace!'));
    say(cy, CHEERS);
    for (const phone of [ann, ben, cy]) {
      expect(roomOf(phone).talk).toMatchObject([
        { no: 1, what: text('Deal me an ace!') },
        { no: 2, what: CHEERS },
      ]);
      expect(roomOf(phone).phase).toBe('lobby');
      expect(phone.view.game).toBe(null);
    }
    shows();
    for (const phone of [ann, ben, cy]) expect(phone.view.room).toEqual(table.view.room);
    const numbers = ann.got.flatMap(message => ('seq' in message ? [message.seq] : []));
    expect(numbers).toEqual(numbers.map((_, index) => index + 1));
  });

  test('what somebody says that he is stays with the story, the words do not', () => {
    const { ann, ben, shows } = telling();
    say(ben, DEPUTY);
    expect(roomOf(ann).talk).toMatchObject([{ what: DEPUTY }]);
    expect(claimsOf(ann)).toEqual([null, null, null]);
    shows();
    expect(claimsOf(ann)).toEqual([null, 'deputy', null]);
  });

  test('who comes in the middle of it hears what was said before and what is said then', () => {
    const { ben, cy, page, table, shows } = telling();
    say(ben, CHEERS);
    const again = page().hello({ token: cy.token });
    say(ben, text('Late again!'));
    expect(roomOf(again).talk).toMatchObject([{ what: CHEERS }, { what: text('Late again!') }]);
    expect(again.view.game).toBe(null);
    shows();
    expect(again.view.room).toEqual(table.view.room);
  });
});
