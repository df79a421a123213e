import { randomInt, timingSafeEqual } from 'node:crypto';
import type { Refusal } from '../../shared/protocol/messages.ts';
import type { HostTime } from '../../shared/protocol/room.ts';
import type { Guest } from './seating.ts';

const TRIES = 3;
/** Milliseconds before a seat may be tried again: guessing all of four digits takes days. */
const LOCKED_FOR = 60_000;

interface Lock {
  readonly pin: string;
  left: number;
  lockedUntil: HostTime;
}

/** The number that brings another phone to a person's seat; made when it is first needed, and new after each use. */
export class Pins {
  private readonly locks = new WeakMap<Guest, Lock>();

  /** For its owner alone; null for bots, whose seats nobody owns. */
  of(guest: Guest): string | null {
    return guest.tokenHash === null ? null : this.lockOf(guest).pin;
  }

  /** Why this number does not open the seat; null when it does. */
  fault(guest: Guest, given: string, now: HostTime): Refusal | null {
    const lock = this.lockOf(guest);
    if (now < lock.lockedUntil) return { code: 'pin-locked', seconds: Math.ceil((lock.lockedUntil - now) / 1000) };
    if (lock.left === 0) lock.left = TRIES;
    const bytes = Buffer.from(given);
    const own = Buffer.from(lock.pin);
    if (bytes.length === own.length && timingSafeEqual(bytes, own)) return null;
    lock.left--;
    if (lock.left > 0) return { code: 'wrong-pin', left: lock.left };
    lock.lockedUntil = now + LOCKED_FOR;
    return { code: 'pin-locked', seconds: LOCKED_FOR / 1000 };
  }

  /** The number that its owner knows already. */
  give(guest: Guest, pin: string): void {
    this.locks.set(guest, { pin, left: TRIES, lockedUntil: 0 });
  }

  /** The seat has a new owner, who gets a number of his own. */
  renew(guest: Guest): void {
    this.locks.delete(guest);
  }

  private lockOf(guest: Guest): Lock {
    const known = this.locks.get(guest);
    if (known) return known;
    const pin = String(randomInt(10_000)).padStart(4, '0');
    const made = { pin, left: TRIES, lockedUntil: 0 };
    this.locks.set(guest, made);
    return made;
  }
}
