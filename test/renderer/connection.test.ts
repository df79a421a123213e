import { describe, expect, test } from 'vitest';
import { connect, Refused, type Status } from '../../src/renderer/connection.ts';
import type { Seen } from '../../src/renderer/seen.ts';
import { PROTOCOL, type ServerMessage } from '../../src/shared/protocol/messages.ts';
import { aRoom, NOBODY } from '../a-room.ts';
import { handTurned, mapStorage } from './hand-turned.ts';

const welcome = (seq = 1): ServerMessage => ({
  type: 'welcome',
  seq,
  protocol: PROTOCOL,
  now: 0,
  you: NOBODY,
  desk: null,
  room: aRoom(),
  game: null,
  own: null,
  received: null,
  truth: null,
  story: { nth: 0, recent: [] },
});

function phone(around = handTurned()) {
  const seen: Seen[] = [];
  const statuses: Status['is'][] = [];
  const connection = connect({
    screen: 'phone',
    url: 'ws://test/ws',
    surroundings: around.surroundings,
    onSeen: s => seen.push(s),
    onStatus: s => statuses.push(s.is),
  });
  return { around, seen, statuses, connection };
}

function openPhone() {
  const p = phone();
  p.around.last.opens();
  p.around.last.says(welcome());
  return p;
}

describe('hello', () => {
  test('is the first word, with the remembered token', () => {
    const { around } = phone(handTurned(mapStorage({ 'saloon.token': 'T' })));
    around.last.opens();
    expect(around.last.sent).toEqual([
      { type: 'hello', protocol: PROTOCOL, screen: 'phone', token: 'T', key: null, paces: false },
    ]);
  });

  test('goes out at once on a line that is open already', () => {
    const around = handTurned();
    const { open } = around.surroundings;
    around.surroundings.open = url => {
      const socket = open(url);
      around.last.readyState = 1;
      return socket;
    };
    phone(around);
    expect(around.last.sent.map(({ type }) => type)).toEqual(['hello']);
  });

  test('carries a token of this page’s own where storage is refused, the same after a reconnect', () => {
    const { around } = phone(
      handTurned(() => {
        throw new Error('denied');
      }),
    );
    around.last.opens();
    expect(around.last.sent[0]).toMatchObject({ type: 'hello', token: 'secret 1' });
    around.last.breaks();
    around.passes(250);
    around.last.opens();
    expect(around.last.sent[0]).toMatchObject({ type: 'hello', token: 'secret 1' });
  });

  test('keeps the token for the next page before the host has heard it', () => {
    const storage = mapStorage();
    phone(handTurned(storage)).around.last.opens();
    const { around } = phone(handTurned(storage));
    around.last.opens();
    expect(around.last.sent[0]).toMatchObject({ token: 'secret 1' });
  });

  test('of a table carries none', () => {
    const around = handTurned();
    connect({ screen: 'table', url: 'ws://test/ws', surroundings: around.surroundings, onSeen: () => {} });
    around.last.opens();
    expect(around.last.sent[0]).toMatchObject({ screen: 'table', token: null });
  });
});

describe('what is seen', () => {
  test('an update is laid over by top-level parts', () => {
    const { around, seen } = openPhone();
    around.last.says({ type: 'update', seq: 2, room: { lead: 4 } });
    expect(seen.at(-1)).toMatchObject({ seq: 2, room: { lead: 4, language: 'en' } });
  });

  test('game and own null put the game away', () => {
    const { around, seen } = openPhone();
    around.last.says({ type: 'update', seq: 2, own: { seat: 0, role: 'outlaw', decision: null } });
    around.last.says({ type: 'update', seq: 3, game: null, own: null });
    expect(seen.map(s => s.own?.role)).toEqual([undefined, 'outlaw', undefined]);
  });

  test('a gap asks for everything, once, and shows nothing doubtful before it comes', () => {
    const { around, seen } = openPhone();
    around.last.says({ type: 'update', seq: 3, room: { lead: 4 } });
    around.last.says({ type: 'update', seq: 4, room: { lead: 5 } });
    expect(around.last.sent.filter(m => m.type === 'sync')).toHaveLength(1);
    expect(seen).toHaveLength(1);
    around.last.says(welcome(5));
    around.last.says({ type: 'update', seq: 6, room: { lead: 6 } });
    expect(seen.at(-1)?.room.lead).toBe(6);
  });
});

describe('requests', () => {
  test('resolve on their ack and reject with the host’s reason', async () => {
    const { around, connection } = openPhone();
    const first = connection.request({ type: 'answer', decision: 3, picks: [0] });
    const second = connection.request({ type: 'command', command: { do: 'start' } });
    around.last.says({ type: 'ack', id: 1000 });
    around.last.says({ type: 'refused', id: 1001, refusal: { code: 'too-few', have: 2, need: 3 } });
    await first;
    await expect(second).rejects.toMatchObject({ refusal: { code: 'too-few', have: 2, need: 3 } });
  });

  test('an unacknowledged answer is sent again with the same number after the next welcome', () => {
    const { around, connection } = openPhone();
    void connection.request({ type: 'answer', decision: 3, picks: [1] });
    around.last.breaks();
    around.passes(250);
    around.last.opens();
    expect(around.last.sent).toHaveLength(1);
    around.last.says(welcome());
    expect(around.last.sent.at(-1)).toEqual({ type: 'answer', decision: 3, picks: [1], id: 1000 });
  });

  test('a welcome after a sync does not send them twice', () => {
    const { around, connection } = openPhone();
    void connection.request({ type: 'answer', decision: 3, picks: [1] });
    around.last.says(welcome(9));
    expect(around.last.sent.filter(m => m.type === 'answer')).toHaveLength(1);
  });
});

describe('a lost connection', () => {
  test('is tried again for ever, never more than four seconds apart', () => {
    const { around, statuses } = openPhone();
    for (let i = 0; i < 30; i++) {
      around.last.breaks();
      around.passes(4000);
    }
    expect(around.sockets).toHaveLength(31);
    expect(statuses.at(-1)).toBe('lost');
  });

  test('a connection that does not open within five seconds is given up for a new one', () => {
    const { around } = phone();
    around.passes(4999);
    expect(around.sockets).toHaveLength(1);
    around.passes(1 + 250);
    expect(around.sockets).toHaveLength(2);
  });

  test('on waking an open socket is asked, and replaced when no pong comes in two seconds', () => {
    const { around } = openPhone();
    around.wakes();
    expect(around.last.sent.at(-1)).toEqual({ type: 'ping' });
    around.passes(2000);
    expect(around.sockets).toHaveLength(2);
  });

  test('on waking a socket that answers is kept', () => {
    const { around } = openPhone();
    around.wakes();
    around.last.says({ type: 'pong' });
    around.passes(2000);
    expect(around.sockets).toHaveLength(1);
  });

  test('what was sent into a socket that died in the phone’s sleep is sent again on the next', () => {
    const { around, connection } = openPhone();
    void connection.request({ type: 'answer', decision: 3, picks: [1] });
    around.wakes();
    around.passes(2000);
    void connection.request({ type: 'answer', decision: 4, picks: [0] });
    around.last.opens();
    around.last.says(welcome());
    expect(around.last.sent.filter(m => m.type === 'answer').map(m => m.decision)).toEqual([3, 4]);
  });

  test('counts its tries until it is open again', () => {
    const { around, connection } = openPhone();
    around.last.breaks();
    expect(connection.status).toEqual({ is: 'lost', tries: 1 });
    around.passes(250);
    around.last.breaks();
    expect(connection.status).toEqual({ is: 'lost', tries: 2 });
    around.passes(500);
    around.last.opens();
    around.last.says(welcome());
    around.last.breaks();
    expect(connection.status).toEqual({ is: 'lost', tries: 1 });
  });

  test('on waking a broken one is opened at once', () => {
    const { around } = openPhone();
    around.last.breaks();
    around.wakes();
    expect(around.sockets).toHaveLength(2);
  });

  test('a host that closed is waited for', () => {
    const { around } = openPhone();
    around.last.says({ type: 'bye', reason: 'host-closed' });
    around.passes(250);
    expect(around.sockets).toHaveLength(2);
  });
});

describe('bye', () => {
  test('a seat opened elsewhere is not fought over', async () => {
    const { around, statuses, connection } = openPhone();
    const asked = connection.request({ type: 'answer', decision: 1, picks: [] });
    around.last.says({ type: 'bye', reason: 'taken-over' });
    await expect(asked).rejects.toBeInstanceOf(Refused);
    around.wakes();
    around.passes(60_000);
    expect(around.sockets).toHaveLength(1);
    expect(statuses.at(-1)).toBe('gone');
    connection.reopen();
    expect(around.sockets).toHaveLength(2);
  });

  test('an old page reloads itself once, not in circles', () => {
    const storage = mapStorage();
    const first = phone(handTurned(storage));
    first.around.last.opens();
    first.around.last.says({ type: 'bye', reason: 'old-page' });
    expect(first.around.seen.reloads).toBe(1);
    const second = phone(handTurned(storage));
    second.around.last.opens();
    second.around.last.says({ type: 'bye', reason: 'old-page' });
    expect(second.around.seen.reloads).toBe(0);
    expect(second.connection.status).toEqual({ is: 'gone', reason: 'old-page' });
  });

  test('who left a game, or was taken out of it, stays away until he wants his seat back', () => {
    const around = handTurned(mapStorage({ 'saloon.token': 'T' }));
    const { connection } = phone(around);
    around.last.opens();
    around.last.says(welcome());
    around.last.says({ type: 'bye', reason: 'minded' });
    around.wakes();
    expect(around.sockets).toHaveLength(1);
    connection.reopen();
    around.last.opens();
    expect(around.last.sent[0]).toMatchObject({ token: 'T' });
  });
});

describe('a line that its page ends', () => {
  test('does not come back, not even on waking', () => {
    const { around, connection, statuses } = openPhone();
    connection.end();
    around.wakes();
    around.passes(60_000);
    expect(around.sockets).toHaveLength(1);
    expect(statuses.at(-1)).toBe('gone');
  });
});
