import { describe, expect, test } from 'vitest';
import { askedOf } from '../../../src/renderer/phone/line.ts';
import { ofRider } from '../../../src/renderer/phone/memory.ts';
import { riderOn } from '../../../src/renderer/phone/saddle.ts';
import { stillPlays } from '../../../src/renderer/phone/saddle/who.ts';
import type { Seen } from '../../../src/renderer/seen.ts';
import { memoryOf } from '../../../src/renderer/surroundings.ts';
import type { You } from '../../../src/shared/protocol/messages.ts';
import { aGuest, aRoom, NOBODY } from '../../a-room.ts';
import { mapStorage } from '../hand-turned.ts';

const guests = [aGuest(1, 'Ann'), aGuest(2, 'Ben')];
const line = (you: Partial<You>, own: object | null = null) => ({
  seen: { you: { ...NOBODY, ...you }, room: aRoom({ phase: 'game', guests }), own } as unknown as Seen,
});

describe('two in one saddle', () => {
  test('have a token and wishes each, on one phone', () => {
    const whole = memoryOf(mapStorage());
    ofRider(whole, 0).write('saloon.token', 'A');
    ofRider(whole, 1).write('saloon.token', 'B');
    expect(whole.read('saloon.token')).toBe('A');
    expect(whole.read('saloon.token.2')).toBe('B');
  });

  test('are known by their seats', () => {
    expect(riderOn(line({ guest: 2 }))?.name).toBe('Ben');
    expect(riderOn(line({}))).toBe(undefined);
    expect(riderOn({ seen: null })).toBe(undefined);
  });
});

describe('a fallen rider', () => {
  test('may not look at all hands while the other one plays, or may still sit down', () => {
    expect(stillPlays(line({ guest: 2, seat: 1 }))).toEqual({ name: 'Ben' });
    expect(stillPlays(line({}))).toEqual({ name: null });
  });

  test('may, on a phone of his own or when both fell', () => {
    expect(stillPlays(null)).toBe(null);
    expect(stillPlays(line({ guest: 2, seat: 1, ghost: { bet: null, sees: false } }))).toBe(null);
  });
});

describe('who is asked', () => {
  const decision = (no: number) => ({ decision: { no } });

  test('is whoever a question waits for, not one that stands open to him', () => {
    expect(askedOf({ ...line({ guest: 1 }, decision(7)), status: { is: 'open' } })).toBe(7);
    expect(askedOf({ ...line({ guest: 1 }, decision(-7)), status: { is: 'open' } })).toBe(null);
    expect(askedOf({ ...line({ guest: 1 }), status: { is: 'open' } })).toBe(null);
  });

  test('is nobody whose answer the host has, though the page that gave it is gone', () => {
    const asked = line({ guest: 1 }, decision(7));
    const received = { ...asked, seen: { ...asked.seen, received: 7 }, status: { is: 'open' } as const };
    expect(askedOf(received)).toBe(null);
  });

  test('is nobody whose seat went to another phone', () => {
    expect(askedOf({ ...line({ guest: 1 }, decision(7)), status: { is: 'gone', reason: 'taken-over' } })).toBe(null);
  });
});
