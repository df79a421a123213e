import { randomInt, timingSafeEqual } from 'node:crypto';
import type { Refusal } from '../../shared/protocol/messages.ts';
import type { HostTime } from '../../shared/protocol/room.ts';
import type { Guest } from './seating.ts';

/** Of one household, so that nobody shuts the owner out by guessing; and of all, for who has many addresses. */
const TRIES = 3;
const TRIES_OF_ALL = 9;
/** Milliseconds before a seat may be tried again: guessing all of four digits takes an evening and a night. */
const LOCKED_FOR = 60_000;

interface Lock {
  readonly pin: string;
  readonly all: Tries;
  readonly households: Map<string, Tries>;
}

interface Tries {
  readonly most: number;
  left: number;
  lockedUntil: HostTime;
}

const triesOf = (most: number): Tries => ({ most, left: most, lockedUntil: 0 });
const lockWith = (pin: string): Lock => ({ pin, all: triesOf(TRIES_OF_ALL), households: new Map() });

/** The number that brings another phone to a person's seat; made when it is first needed, and new after each use. */
export class Pins {
  private readonly locks = new WeakMap<Guest, Lock>();

  /** For its owner alone; null for bots, whose seats nobody owns. */
  of(guest: Guest): string | null {
    return guest.tokenHash === null ? null : this.lockOf(guest).pin;
  }

  /** Why this number does not open the seat; null when it does. */
  fault(guest: Guest, given: string, { from, now }: { from: string; now: HostTime }): Refusal | null {
    const lock = this.lockOf(guest);
    const own = lock.households.get(from) ?? triesOf(TRIES);
    lock.households.set(from, own);
    const until = Math.max(own.lockedUntil, lock.all.lockedUntil);
    if (now < until) return { code: 'pin-locked', seconds: Math.ceil((until - now) / 1000) };
    const bytes = Buffer.from(given);
    const right = Buffer.from(lock.pin);
    if (bytes.length === right.length && timingSafeEqual(bytes, right)) return null;
    const left = Math.min(missed(own, now), missed(lock.all, now));
    return left > 0 ? { code: 'wrong-pin', left } : { code: 'pin-locked', seconds: LOCKED_FOR / 1000 };
  }

  /** The number that its owner knows already. */
  give(guest: Guest, pin: string): void {
    this.locks.set(guest, lockWith(pin));
  }

  /** The seat has a new owner, who gets a number of his own. */
  renew(guest: Guest): void {
    this.locks.delete(guest);
  }

  private lockOf(guest: Guest): Lock {
    const known = this.locks.get(guest);
    if (known) return known;
    const pin = String(randomInt(10_000)).padStart(4, '0');
    const made = lockWith(pin);
    this.locks.set(guest, made);
    return made;
  }
}

/** Tries that are left after one that failed; after the last it is locked, and then there are all of them again. */
function missed(tries: Tries, now: HostTime): number {
  if (--tries.left > 0) return tries.left;
  tries.left = tries.most;
  tries.lockedUntil = now + LOCKED_FOR;
  return 0;
}
