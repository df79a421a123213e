import { describe, expect, test } from 'vitest';
import { hashOf, Seating, type Guest } from '../../../src/main/host/seating.ts';
import { COLOURS, MARKS } from '../../../src/shared/protocol/room.ts';

const looks = { mark: 'cactus', colour: 'sky' } as const;
const names = (guests: readonly Guest[]) => guests.map(({ name }) => name);

function sit(seating: Seating, name: string, { playing = false } = {}): Guest {
  const joined = seating.join({ ...looks, name }, { tokenHash: hashOf(`token of ${name}`), playing });
  if ('refusal' in joined) throw new Error(joined.refusal.code);
  return joined.guest;
}

function saloon(...people: string[]) {
  const seating = new Seating(8);
  return { seating, guests: people.map(name => sit(seating, name)) };
}

describe('a seat', () => {
  test('is found again by its token’s hash alone, and keeps nothing from which the token could be told', () => {
    const { seating, guests } = saloon('Ann', 'Ben');
    expect(seating.byToken(hashOf('token of Ben'))).toBe(guests[1]);
    expect(seating.byToken(hashOf('token of Bob'))).toBeNull();
    expect(JSON.stringify(guests)).not.toContain('token of');
  });

  test('brings a mark and a colour that nobody else has, up to eight', () => {
    const { seating } = saloon('A', 'B', 'C', 'D', 'E', 'F', 'G', 'H');
    expect(new Set(seating.guests.map(({ mark }) => mark)).size).toBe(8);
    expect(seating.guests.map(({ colour }) => colour).toSorted()).toEqual([...COLOURS].toSorted());
    expect(seating.addBot()).toEqual({ code: 'table-full', seats: 8 });
  });

  test('may change its looks, but not for what somebody else wears', () => {
    const { seating, guests } = saloon('Ann', 'Ben');
    const ben = guests[1] as Guest;
    expect(seating.dress(ben, { name: 'Ben', mark: 'cactus', colour: 'jade' })).toEqual({ code: 'mark-taken' });
    expect(seating.dress(ben, { name: 'Ben', mark: 'banjo', colour: 'sky' })).toEqual({ code: 'colour-taken' });
    expect(seating.dress(ben, { name: ' ', mark: 'banjo', colour: 'jade' })).toEqual({ code: 'name-empty' });
    expect(ben).toMatchObject({ name: 'Ben', mark: MARKS[1], colour: COLOURS[1] });
    expect(seating.dress(ben, { name: 'ann', mark: 'banjo', colour: 'jade' })).toBeNull();
    expect(ben).toMatchObject({ name: 'ann 2', mark: 'banjo', colour: 'jade' });
  });
});

describe('the sofa', () => {
  test('is put in a new order only by naming everybody once', () => {
    const { seating } = saloon('Ann', 'Ben', 'Cem');
    for (const wrong of [
      [1, 2],
      [1, 2, 2],
      [1, 2, 9],
      [1, 2, 3, 3],
    ])
      expect(seating.order(wrong)).toEqual({ code: 'wrong-order' });
    expect(seating.order([3, 1, 2])).toBeNull();
    expect(names(seating.guests)).toEqual(['Cem', 'Ann', 'Ben']);
  });

  test('after a game is left by who went, and taken by who waited, as far as there are chairs', () => {
    const { seating, guests } = saloon('A', 'B', 'C', 'D', 'E', 'F', 'G', 'H');
    for (const late of ['Ida', 'Jon']) sit(seating, late, { playing: true });
    Object.assign(guests[2] as Guest, { minded: true, awaySince: 0, left: true });
    Object.assign(guests[3] as Guest, { minded: true, awaySince: null });
    Object.assign(guests[4] as Guest, { minded: true, awaySince: 0 });
    seating.refill();
    expect(names(seating.guests)).toEqual(['A', 'B', 'D', 'E', 'F', 'G', 'H', 'Ida']);
    expect(names(seating.waiting)).toEqual(['Jon']);
    expect(seating.guests.some(({ minded }) => minded)).toBe(false);
  });

  test('lets a ninth person wait, who sits down when a chair is free, first come first', () => {
    const { seating, guests } = saloon('A', 'B', 'C', 'D', 'E', 'F', 'G', 'H');
    for (const late of ['Ida', 'Jon', 'Kit']) sit(seating, late);
    for (const gone of guests.slice(1, 3)) seating.remove(gone);
    seating.sitDown();
    expect(names(seating.guests)).toEqual(['A', 'D', 'E', 'F', 'G', 'H', 'Ida', 'Jon']);
    expect(names(seating.waiting)).toEqual(['Kit']);
  });

  test('has room for sixteen who wait', () => {
    const { seating } = saloon('Ann');
    for (let i = 0; i < 16; i++) sit(seating, `Late ${i}`, { playing: true });
    expect(() => sit(seating, 'Too late', { playing: true })).toThrow('table-full');
  });
});

describe('the lead', () => {
  test('is the first person, and goes on to the next one present, never to a bot', () => {
    const seating = new Seating(8);
    seating.addBot();
    const [ann, ben, cem] = [sit(seating, 'Ann'), sit(seating, 'Ben'), sit(seating, 'Cem')];
    expect(seating.lead).toBe(ann.guest);
    ben.awaySince = 5;
    seating.remove(ann);
    expect(seating.lead).toBe(cem.guest);
    seating.remove(cem);
    expect(seating.lead).toBe(ben.guest);
    seating.remove(ben);
    expect(seating.lead).toBeNull();
  });
});
