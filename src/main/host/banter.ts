import type { Noted } from '../../shared/deeds.ts';
import type { Rng } from '../../shared/engine/rng.ts';
import { seedOf, stateRng } from '../../shared/engine/rng.ts';
import type { Seat } from '../../shared/engine/seats.ts';
import type { HostTime } from '../../shared/protocol/room.ts';
import type { Reaction } from '../../shared/protocol/talk.ts';
import type { DealtGame } from './dealt-game.ts';
import type { Room } from './room.ts';
import type { Guest } from './seating.ts';
import type { Timers } from './timers.ts';

/** Milliseconds from what the table has shown to what a bot makes of it. */
const BREATH = 900;
/** Milliseconds between two bots that make a face, and until the same one does again. */
const REST = 12_000;
const REST_OF_ONE = 45_000;
/** One thing in so many is worth a face. */
const RARELY = 3;

export interface BanterOptions {
  readonly room: Room;
  readonly timers: Timers;
  /** A bot has made a face. */
  readonly tell: () => void;
}

interface Face {
  readonly seat: Seat;
  readonly of: readonly Reaction[];
}

/**
 * Bots make a face now and then at what everybody saw, and never say a word: nothing that a bot knows alone comes in.
 * Their chance is by how far the game is, so that none is taken from the chance they play by.
 */
export class Banter {
  private readonly options: BanterOptions;
  private heard: { readonly of: DealtGame; readonly nth: number } | null = null;
  private last: HostTime = -Infinity;
  private readonly lastOf = new WeakMap<Guest, HostTime>();
  private cancel: (() => void) | null = null;

  constructor(options: BanterOptions) {
    this.options = options;
  }

  /** Looks whether anything was told. `ready`: the table has shown it. */
  look({ ready }: { ready: boolean }): void {
    const { dealt } = this.options.room.played;
    if (!dealt || !ready) return;
    const { nth, lately } = dealt.chronicle;
    const { heard } = this;
    this.heard = { of: dealt, nth };
    // What was told before this host began, or several things ago, is over.
    if (heard?.of !== dealt || heard.nth === nth || this.cancel) return;
    const chance = stateRng({ rng: seedOf(nth) });
    if (chance.int(RARELY) !== 0) return;
    const faces = lately.flatMap(noted => this.facesAt(noted)).filter(({ seat }) => this.botAt(seat) !== null);
    if (faces.length > 0) this.make(oneOf(faces, chance), chance);
  }

  stop(): void {
    this.cancel?.();
  }

  private make({ seat, of }: Face, chance: Rng): void {
    const { room, timers, tell } = this.options;
    const reaction = oneOf(of, chance);
    this.cancel = timers.after(BREATH, () => {
      this.cancel = null;
      const guest = this.botAt(seat);
      if (!guest || room.played.pause || room.played.dealt !== this.heard?.of) return;
      const now = timers.now();
      if (room.talk.say(guest, { say: 'reaction', reaction }, now) !== null) return;
      this.last = now;
      this.lastOf.set(guest, now);
      tell();
    });
  }

  /** The living bot in this seat, if it has held its peace for long enough and nobody asked for silence. */
  private botAt(seat: Seat): Guest | null {
    const { room, timers } = this.options;
    const guest = room.seating.guests[seat];
    if (room.gameView()?.fell[seat] !== null) return null;
    if (!guest || guest.tokenHash !== null || guest.muted || room.talk.hush) return null;
    const now = timers.now();
    const last = this.lastOf.get(guest) ?? -Infinity;
    return now - this.last >= REST && now - last >= REST_OF_ONE ? guest : null;
  }

  /** Who may make which face at what everybody saw. */
  private facesAt(noted: Noted): Face[] {
    if (noted.note !== 'deed') return [];
    const { by, at, kind } = noted;
    switch (kind) {
      case 'shot':
        return [{ seat: at, of: ['laugh', 'doubt', 'anger'] }];
      case 'hurt':
        return [{ seat: at, of: ['anger', 'shock', 'mercy'] }];
      case 'jailed':
      case 'robbed':
      case 'duelled':
        return [{ seat: at, of: ['anger', 'doubt'] }];
      case 'healed':
        return [{ seat: at, of: ['thanks', 'cheers'] }];
      case 'felled':
        return this.others(by, at).map(seat => ({ seat, of: ['shock', 'doubt'] }));
      default:
        return kind satisfies never;
    }
  }

  private others(...besides: Seat[]): Seat[] {
    return [...this.options.room.seating.guests.keys()].filter(seat => !besides.includes(seat));
  }
}

function oneOf<T>(list: readonly T[], chance: Rng): T {
  const one = list[chance.int(list.length)];
  if (one === undefined) throw new RangeError('one of none was asked for');
  return one;
}
