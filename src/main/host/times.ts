import type { Rng } from '../../shared/engine/rng.ts';
import { Attendance } from './attendance.ts';
import { Banter } from './banter.ts';
import { Clock, picksFor } from './clock.ts';
import { Deadlines } from './deadlines.ts';
import type { Room } from './room.ts';
import type { Guest } from './seating.ts';
import type { Timers } from './timers.ts';

/** Milliseconds between two notes of the time left. */
const NOTE_EVERY = 2000;

export interface TimesOptions {
  readonly room: Room;
  readonly timers: Timers;
  readonly rng: Rng;
  /** Replaces the pace's thinking time. */
  readonly thinking: number | null;
  readonly answer: (guest: Guest, decision: number, picks: readonly number[]) => void;
  /** Time has changed the room. */
  readonly tell: () => void;
}

/** All that happens because time passes: absences, deadlines, and bots that have thought long enough. */
export class Times {
  readonly deadlines: Deadlines;
  private readonly room: Room;
  private readonly attendance: Attendance;
  private readonly clock: Clock;
  /** Null where bots do not act at a human pace. */
  private readonly banter: Banter | null;
  private readonly timers: Timers;
  private cancelNote: (() => void) | null = null;

  constructor({ room, timers, rng, thinking, answer, tell }: TimesOptions) {
    this.room = room;
    this.timers = timers;
    this.clock = new Clock({ room, timers, rng, thinking, answer });
    this.banter = thinking === null ? new Banter({ room, timers, tell }) : null;
    this.attendance = new Attendance({ room, timers, due: tell });
    this.deadlines = new Deadlines({
      room,
      timers,
      extended: tell,
      ranOut(guest, decision) {
        const picks = picksFor(room, guest, { decision, rng });
        if (picks) answer(guest, decision, picks);
      },
    });
  }

  /** Writes into the room who is away for too long and who has how long; true when any of it is new. */
  keep({ ready }: { ready: boolean }): boolean {
    const { room } = this;
    const before = JSON.stringify(room.times);
    this.attendance.look();
    this.deadlines.look({ ready });
    room.times = { deadlines: this.deadlines.view(), leadOpen: this.attendance.leadOpen };
    this.noteTimeLeft();
    return JSON.stringify(room.times) !== before;
  }

  /** After `keep`, and after everybody was told. */
  letBotsThink({ ready }: { ready: boolean }): void {
    this.clock.look({ ready });
    this.banter?.look({ ready });
  }

  stop(): void {
    this.clock.stop();
    this.banter?.stop();
    this.attendance.stop();
    this.deadlines.stop();
    this.cancelNote?.();
  }

  /** Has the time left on disk now and then while it runs, and when it stops. */
  private noteTimeLeft(): void {
    const runs = this.room.times.deadlines.some(({ since }) => since !== null);
    if (runs && this.cancelNote) return;
    if (runs || this.cancelNote) this.room.keepTimeLeft(this.deadlines.left());
    this.cancelNote?.();
    this.cancelNote = runs ? this.timers.after(NOTE_EVERY, () => this.noteAgain()) : null;
  }

  private noteAgain(): void {
    this.cancelNote = null;
    this.noteTimeLeft();
  }
}
