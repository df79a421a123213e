import { expect, test } from 'vitest';
import { nextAddress } from '../../../../src/renderer/table/controls/addresses.tsx';
import { deedOf } from '../../../../src/renderer/table/controls/deeds.ts';
import { offeredGames } from '../../../../src/renderer/table/notices/offered.ts';
import { aGuest, aRoom } from '../../../a-room.ts';

const knock = { knock: 1, guest: 1, name: null };
const steering = { steers: true, open: false };

test('Enter starts, goes on after a pause, and does nothing else in a game', () => {
  expect(deedOf('Enter', { room: aRoom(), ...steering })).toEqual({ is: 'go' });
  expect(deedOf('Enter', { room: aRoom({ phase: 'game' }), ...steering })).toBeNull();
  expect(deedOf('Enter', { room: aRoom({ phase: 'game', pause: { from: null } }), ...steering })).toEqual({
    is: 'resume',
  });
  expect(deedOf('Enter', { room: aRoom(), steers: true, open: true })).toBeNull();
});

test('P pauses a game and goes on with it', () => {
  expect(deedOf('p', { room: aRoom(), ...steering })).toBeNull();
  expect(deedOf('p', { room: aRoom({ phase: 'game' }), ...steering })).toEqual({ is: 'pause' });
  expect(deedOf('p', { room: aRoom({ phase: 'game', pause: { from: 5 } }), ...steering })).toEqual({ is: 'resume' });
});

test('N answers a knock before it puts an old game away', () => {
  const kept = aRoom({ phase: 'game', pause: { from: 5 } });
  expect(deedOf('n', { room: kept, ...steering })).toEqual({ is: 'sheet', sheet: 'fresh' });
  expect(deedOf('n', { room: { ...kept, knocks: [knock] }, ...steering })).toEqual({ is: 'admit', yes: false });
  expect(deedOf('n', { room: aRoom({ phase: 'game', pause: { from: null } }), ...steering })).toBeNull();
});

test('1 and 2 go on with the games on the board, where the board is to be seen', () => {
  const guests = ['Ann', 'Ben', 'Cy', 'Di', 'Ed'].map((name, i) => aGuest(i + 1, name));
  expect(deedOf('1', { room: aRoom(), ...steering })).toEqual({ is: 'takeUp', nth: 0 });
  expect(deedOf('2', { room: aRoom({ guests: guests.slice(1) }), ...steering })).toEqual({ is: 'takeUp', nth: 1 });
  expect(deedOf('1', { room: aRoom({ guests }), ...steering })).toBeNull();
  expect(deedOf('1', { room: aRoom({ advice: [{ code: 'no-address' }] }), ...steering })).toBeNull();
  expect(deedOf('1', { room: aRoom({ phase: 'result' }), ...steering })).toBeNull();
  expect(deedOf('1', { room: aRoom(), steers: true, open: true })).toBeNull();
  expect(deedOf('1', { room: aRoom(), steers: false, open: false })).toBeNull();
});

test('the games on the board are those that can be gone on with, the last played first', () => {
  const past = (id: string, played: number, changes = {}) => ({
    id,
    played,
    began: 0,
    since: 0,
    game: 'dice' as const,
    players: ['Ann'],
    winners: null,
    fits: true,
    ...changes,
  });
  const evenings = [past('old', 1), past('won', 9, { winners: [] }), past('unfit', 8, { fits: false }), past('new', 5)];
  expect(offeredGames({ addresses: [], evenings }).map(({ id }) => id)).toEqual(['new', 'old']);
  expect(offeredGames(null)).toEqual([]);
});

test('nobody answers a knock he cannot see', () => {
  const room = aRoom({ knocks: [knock] });
  expect(deedOf('y', { room, ...steering })).toEqual({ is: 'admit', yes: true });
  expect(deedOf('y', { room, steers: true, open: true })).toBeNull();
});

test('a table that does not steer has help, other tables, sound and full screen', () => {
  const at = { room: aRoom({ phase: 'game' as const, knocks: [knock] }), steers: false, open: false };
  for (const key of ['Enter', 'p', 'a', 'l', 'g', 's', 'o', 'b', 'y', 'n', 'x'])
    expect(deedOf(key, at), key).toBeNull();
  for (const key of ['d', 't', 'm', 'f', 'v', 'h', '?']) expect(deedOf(key, at), key).not.toBeNull();
});

test('A goes round the offered addresses', () => {
  const offer = (address: string, chosen = false) => ({ address, name: 'x', kind: 'lan' as const, chosen });
  expect(nextAddress([offer('1'), offer('2', true), offer('3')])).toBe('3');
  expect(nextAddress([offer('1'), offer('2'), offer('3', true)])).toBe('1');
  expect(nextAddress([offer('1', true)])).toBeNull();
  expect(nextAddress([])).toBeNull();
});
