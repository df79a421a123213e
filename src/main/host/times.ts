import type { Rng } from '../../shared/engine/rng.ts';
import { Attendance } from './attendance.ts';
import { Clock, picksFor } from './clock.ts';
import { Deadlines } from './deadlines.ts';
import type { Room } from './room.ts';
import type { Guest } from './seating.ts';
import type { Timers } from './timers.ts';

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

  constructor({ room, timers, rng, thinking, answer, tell }: TimesOptions) {
    this.room = room;
    this.clock = new Clock({ room, timers, rng, thinking, answer });
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
    return JSON.stringify(room.times) !== before;
  }

  /** After `keep`, and after everybody was told. */
  letBotsThink({ ready }: { ready: boolean }): void {
    this.clock.look({ ready });
  }

  stop(): void {
    this.clock.stop();
    this.attendance.stop();
    this.deadlines.stop();
  }
}
