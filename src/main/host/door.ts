import type { Refusal } from '../../shared/protocol/messages.ts';
import type { GuestNo, HostTime, Knock } from '../../shared/protocol/room.ts';
import type { Rate } from '../net/limits.ts';
import { Allowance } from '../net/limits.ts';
import { Pins } from './pins.ts';
import type { Screen } from './screen.ts';
import type { Guest, Seating } from './seating.ts';

// More than the television can list beside the sofa.
const MOST_KNOCKS = 8;

/** Of one household: each calls the whole room away from the game. */
const KNOCKS: Rate = { burst: 5, perSecond: 1 / 20 };

/** A page that knocks. */
export interface Stranger {
  readonly tokenHash: Buffer;
  readonly by: Screen;
}

interface Knocking extends Stranger {
  readonly knock: number;
  readonly guest: GuestNo | null;
}

/** Who may have which seat when his phone is not the one that sat down in it, and who may not come in at all. */
export class Door {
  readonly pins = new Pins();
  /** What those were called who were shown out, by the hash of the phone's token. */
  readonly barred = new Map<string, string>();
  private readonly seating: Seating;
  private knocks: Knocking[] = [];
  private nextKnock = 1;
  private readonly knuckles = new Map<string, Allowance>();

  constructor(seating: Seating) {
    this.seating = seating;
  }

  view(): Knock[] {
    return this.standing().map(({ knock, guest, tokenHash }) => ({
      knock,
      guest,
      name: this.barred.get(keyOf(tokenHash)) ?? null,
    }));
  }

  /** Gives a person's seat to the phone that knows its number. */
  reclaim(
    no: GuestNo,
    { pin, tokenHash, ...asker }: { pin: string; tokenHash: Buffer; from: string; now: HostTime },
  ): { readonly guest: Guest } | { readonly refusal: Refusal } {
    if (this.isBarred(tokenHash)) return { refusal: { code: 'barred' } };
    const guest = this.personAt(no);
    if (!guest) return { refusal: { code: 'unknown-guest' } };
    const refusal = this.pins.fault(guest, pin, asker);
    if (refusal) return { refusal };
    this.give(guest, tokenHash);
    return { guest };
  }

  /** Asks for a seat, or to be let in again; a phone's second knock takes the place of its first. */
  knock({ tokenHash, by }: Stranger, no: GuestNo | null, now: HostTime): Refusal | null {
    if (no === null ? !this.isBarred(tokenHash) : !this.personAt(no)) return { code: 'unknown-guest' };
    const before = this.standing().find(knock => knock.tokenHash.equals(tokenHash));
    const others = this.standing().filter(knock => knock !== before);
    if (others.length >= MOST_KNOCKS) return { code: 'too-fast' };
    const isNew = before?.guest !== no;
    if (isNew && !this.mayKnock(by.from, now)) return { code: 'too-fast' };
    const knock = before && !isNew ? before.knock : this.nextKnock++;
    this.knocks = [...others, { knock, guest: no, tokenHash, by }];
    return null;
  }

  /** The knock of this phone. */
  knockOf(tokenHash: Buffer | null): number | null {
    if (this.knocks.length === 0) return null;
    return this.standing().find(knock => tokenHash?.equals(knock.tokenHash))?.knock ?? null;
  }

  /** Whoever knocked is gone, or sits. */
  withdraw(by: Screen): void {
    this.knocks = this.knocks.filter(knock => knock.by !== by);
  }

  /** Lets in who knocked, or not; `guest` is the seat he has now, if any. */
  admit(
    no: number,
    { yes }: { yes: boolean },
  ): { readonly by: Screen; readonly guest: Guest | null } | { readonly refusal: Refusal } {
    const knock = this.standing().find(one => one.knock === no);
    if (!knock) return { refusal: { code: 'nobody-knocks' } };
    const { by, tokenHash } = knock;
    this.withdraw(by);
    if (!yes) return { by, guest: null };
    this.barred.delete(keyOf(tokenHash));
    const guest = knock.guest === null ? this.seating.byToken(tokenHash) : this.personAt(knock.guest);
    if (guest && knock.guest !== null) this.give(guest, tokenHash);
    return { by, guest };
  }

  /** Another evening: nobody is barred from it. */
  open(): void {
    this.barred.clear();
    this.knocks = [];
  }

  /** Neither this phone nor the number its owner knows opens the seat any more. */
  bar(guest: Guest): void {
    if (guest.tokenHash === null) return;
    this.barred.set(keyOf(guest.tokenHash), guest.name);
    this.pins.renew(guest);
  }

  isBarred(tokenHash: Buffer | null): boolean {
    return tokenHash !== null && this.barred.size > 0 && this.barred.has(keyOf(tokenHash));
  }

  private mayKnock(household: string, now: HostTime): boolean {
    // One that has all its knocks again is as good as a new one.
    for (const [rested, knocks] of this.knuckles) if (knocks.isFull(now)) this.knuckles.delete(rested);
    const allowance = this.knuckles.get(household) ?? new Allowance(KNOCKS, now);
    this.knuckles.set(household, allowance);
    return allowance.takes(1, now);
  }

  private give(guest: Guest, tokenHash: Buffer): void {
    this.seating.bind(guest, tokenHash);
    this.pins.renew(guest);
  }

  private personAt(no: GuestNo): Guest | null {
    const guest = this.seating.byNo(no);
    return guest && guest.tokenHash !== null ? guest : null;
  }

  /** Without those who ask for a seat that is gone. */
  private standing(): readonly Knocking[] {
    return this.knocks.filter(({ guest }) => guest === null || this.personAt(guest) !== null);
  }
}

const keyOf = (tokenHash: Buffer): string => tokenHash.toString('hex');
