import { createHash, randomBytes, timingSafeEqual } from 'node:crypto';
import type { Refusal } from '../../shared/protocol/messages.ts';
import type { Colour, GuestNo, GuestView, HostTime, Mark } from '../../shared/protocol/room.ts';
import { COLOURS, MARKS } from '../../shared/protocol/room.ts';
import type { Side, Suspicion } from '../../shared/protocol/talk.ts';
import type { Role } from '../../shared/roles.ts';
import { cleanName, numbered } from './names.ts';

const NOTHING_SAID = { claim: null, bet: null, sees: false, book: null } as const;

// More people than this who wait for the next game would find no chair anyway.
const MOST_WAITING = 16;

const BOT_NAMES = ['Dusty', 'Cinder', 'Maverick', 'Juniper', 'Flint', 'Sage', 'Copper', 'Willow'];

export interface Looks {
  readonly name: string;
  readonly mark: Mark;
  readonly colour: Colour;
}

export interface Guest {
  readonly guest: GuestNo;
  /** Of the token that opens the seat; null for bots. */
  tokenHash: Buffer | null;
  name: string;
  mark: Mark;
  colour: Colour;
  /** By the host's clock; null while a phone is connected, and for bots. */
  awaySince: HostTime | null;
  minded: boolean;
  unhurried: boolean;
  muted: boolean;
  /** Of this game, as what follows. */
  claim: Role | null;
  bet: Side | null;
  /** Fell, and chose to see every role and hand. */
  sees: boolean;
  /** What he showed, after it, that he thought of the others. */
  book: readonly Suspicion[] | null;
  /** Gave the seat up, or was shown out: free after the game. */
  left: boolean;
}

/** What the host keeps of a token; the token itself is with the phone alone. */
export const hashOf = (token: string): Buffer => createHash('sha256').update(token).digest();

/** Who sits where. A seat belongs to a person, not to a socket: its token brings the person back to it. */
export class Seating {
  /** In sofa order. */
  guests: Guest[] = [];
  /** People who came during a game, or to a full table. */
  waiting: Guest[] = [];
  lead: GuestNo | null = null;
  /** Phones on which all hands of this game were seen, by the hashes of their tokens. */
  readonly seers = new Set<string>();
  /** The next newcomer's number. */
  nextNo = 1;
  private readonly most: number;

  /** @param most seats at the table */
  constructor(most: number) {
    this.most = most;
  }

  byToken(hash: Buffer): Guest | null {
    return this.everybody().find(({ tokenHash }) => tokenHash && timingSafeEqual(tokenHash, hash)) ?? null;
  }

  byNo(no: GuestNo): Guest | null {
    return this.everybody().find(({ guest }) => guest === no) ?? null;
  }

  get leader(): Guest | null {
    return this.lead === null ? null : this.byNo(this.lead);
  }

  /** Sits a person down, or lets him wait: while `playing`, and for a chair. */
  join(
    wish: Looks,
    { tokenHash, playing }: { tokenHash: Buffer; playing: boolean },
  ): { readonly guest: Guest } | { readonly refusal: Refusal } {
    const cleaned = cleanName(wish.name);
    if ('refusal' in cleaned) return cleaned;
    const waits = playing || this.guests.length >= this.most;
    if (waits && this.waiting.length >= MOST_WAITING) return { refusal: { code: 'table-full', seats: this.most } };
    const guest = this.added({ ...wish, name: cleaned.name }, tokenHash);
    (waits ? this.waiting : this.guests).push(guest);
    this.lead ??= guest.guest;
    return { guest };
  }

  addBot(): Refusal | null {
    if (this.guests.length >= this.most) return { code: 'table-full', seats: this.most };
    const taken = this.everybody().map(({ name }) => name);
    const name = BOT_NAMES.find(candidate => !taken.includes(candidate)) ?? 'Dusty';
    this.guests.push(this.added({ name, mark: 'desert-skull', colour: 'straw' }, null));
    return null;
  }

  dress(guest: Guest, wish: Looks): Refusal | null {
    const cleaned = cleanName(wish.name);
    if ('refusal' in cleaned) return cleaned.refusal;
    const rest = this.everybody().filter(other => other !== guest);
    if (rest.some(({ mark }) => mark === wish.mark)) return { code: 'mark-taken' };
    if (rest.some(({ colour }) => colour === wish.colour)) return { code: 'colour-taken' };
    const taken = rest.map(({ name }) => name);
    Object.assign(guest, { name: numbered(cleaned.name, taken), mark: wish.mark, colour: wish.colour });
    return null;
  }

  remove(guest: Guest): void {
    this.guests = this.guests.filter(other => other !== guest);
    this.waiting = this.waiting.filter(other => other !== guest);
    if (this.lead === guest.guest) this.passLead();
  }

  /** The seat is another phone's from now on; a seat that phone had before opens to nobody's token. */
  bind(guest: Guest, tokenHash: Buffer): void {
    const before = this.byToken(tokenHash);
    if (before) before.tokenHash = randomBytes(tokenHash.length);
    guest.tokenHash = tokenHash;
  }

  order(numbers: readonly GuestNo[]): Refusal | null {
    const sorted = numbers.flatMap(no => this.guests.filter(({ guest }) => guest === no));
    if (sorted.length !== this.guests.length || new Set(sorted).size !== sorted.length) return { code: 'wrong-order' };
    this.guests = sorted;
    return null;
  }

  /** Who waited sits down, first come first, as far as there are chairs, in what nobody at the table wears. */
  sitDown(): void {
    for (const guest of this.waiting.splice(0, this.most - this.guests.length)) {
      const marks = this.guests.map(({ mark }) => mark);
      const colours = this.guests.map(({ colour }) => colour);
      guest.mark = free(guest.mark, MARKS, marks);
      guest.colour = free(guest.colour, COLOURS, colours);
      this.guests.push(guest);
    }
  }

  /** After a game: who left makes room, who is here plays for himself, who waited sits down. */
  refill(): void {
    for (const guest of this.guests.filter(({ left }) => left)) this.remove(guest);
    for (const guest of this.guests) guest.minded = false;
    this.sitDown();
  }

  /** What was said and bet in a game does not outlive it. */
  forgetTheGame(): void {
    for (const guest of this.everybody()) Object.assign(guest, NOTHING_SAID);
    this.seers.clear();
  }

  /** Everybody goes home. */
  clear(): void {
    this.guests = [];
    this.waiting = [];
    this.lead = null;
  }

  /** The lead goes to the next person, somebody present before somebody away. */
  passLead(): void {
    const people = this.everybody().filter(({ tokenHash, left }) => tokenHash !== null && !left);
    this.lead = (people.find(({ awaySince, minded }) => awaySince === null && !minded) ?? people[0])?.guest ?? null;
  }

  private everybody(): Guest[] {
    return [...this.guests, ...this.waiting];
  }

  /** With the next free mark and colour where the wished ones are taken. */
  private added(wish: Looks, tokenHash: Buffer | null): Guest {
    const others = this.everybody();
    const names = others.map(({ name }) => name);
    const marks = others.map(({ mark }) => mark);
    const colours = others.map(({ colour }) => colour);
    return {
      guest: this.nextNo++,
      tokenHash,
      name: numbered(wish.name, names),
      mark: free(wish.mark, MARKS, marks),
      colour: free(wish.colour, COLOURS, colours),
      awaySince: null,
      minded: false,
      unhurried: false,
      muted: false,
      ...NOTHING_SAID,
      left: false,
    };
  }
}

function free<T>(wished: T, all: readonly T[], taken: readonly T[]): T {
  return taken.includes(wished) ? (all.find(one => !taken.includes(one)) ?? wished) : wished;
}

/** Field by field: what is not named here stays with the host. */
export function guestView({
  guest,
  name,
  mark,
  colour,
  tokenHash,
  awaySince,
  minded,
  unhurried,
  muted,
  claim,
}: Guest): GuestView {
  return { guest, name, mark, colour, bot: tokenHash === null, awaySince, minded, unhurried, muted, claim };
}
