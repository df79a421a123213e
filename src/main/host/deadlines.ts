import type { Deadline, HostTime } from '../../shared/protocol/room.ts';
import { wholeTime } from '../../shared/protocol/time-left.ts';
import type { Room } from './room.ts';
import type { Guest } from './seating.ts';
import { Stopwatch } from './stopwatch.ts';
import type { Timers } from './timers.ts';

// Who lets so many questions in a row run out has put his phone down.
const MOST_IN_A_ROW = 2;

export interface DeadlinesOptions {
  readonly room: Room;
  readonly timers: Timers;
  /** Somebody's time is over: his question is to be answered for him. */
  readonly ranOut: (guest: Guest, decision: number) => void;
  /** Somebody was given more time. */
  readonly extended: () => void;
}

interface Running {
  readonly guest: Guest;
  /** Milliseconds there are for this question. */
  full: number;
  watch: Stopwatch;
  /** Its phone was away when the time was over, once. */
  extended: boolean;
  cancel: (() => void) | null;
}

/** The time people have for the questions the game waits for. Runs by what everybody may know, and by nothing else. */
export class Deadlines {
  private readonly options: DeadlinesOptions;
  /** By the question's number. */
  private readonly running = new Map<number, Running>();
  private readonly inARow = new WeakMap<Guest, number>();
  /** The absence, by its beginning, in which somebody was given more time. */
  private readonly spared = new WeakMap<Guest, HostTime>();
  /** Milliseconds left of questions of an earlier run of the host. */
  private kept = new Map<number, number>();

  constructor(options: DeadlinesOptions) {
    this.options = options;
  }

  /** Looks anew at who is asked. `ready`: the table has shown everything so far, so that a new question's time begins. */
  look({ ready }: { ready: boolean }): void {
    const { room, timers } = this.options;
    // The next game counts its questions from the beginning again.
    if (room.played.phase !== 'game') this.kept.clear();
    const asked = room.settings.turnTime === 0 ? [] : room.asked().filter(({ guest }) => guest.tokenHash !== null);
    for (const [no, one] of this.running) {
      if (asked.some(({ guest, decision }) => decision.no === no && guest === one.guest)) continue;
      one.cancel?.();
      this.running.delete(no);
    }
    for (const { guest, decision } of asked) {
      const one = this.running.get(decision.no) ?? (ready ? this.begin(guest, decision.no) : null);
      if (!one) continue;
      const full = this.fullFor(guest);
      if (one.full !== full) {
        this.halt(one);
        Object.assign(one, { full, watch: new Stopwatch() });
      }
      if (!room.isRunning || guest.minded) this.halt(one);
      else if (one.watch.since === null) this.run(one, decision.no, timers.now());
    }
  }

  view(): Deadline[] {
    const shown = [...this.running.values()].filter(({ guest }) => !guest.minded);
    return shown.map(({ guest, full, watch }) => ({
      guest: guest.guest,
      left: full - watch.before,
      since: watch.since,
    }));
  }

  /** Somebody has touched his phone. */
  heard(guest: Guest): void {
    this.inARow.delete(guest);
  }

  /** Milliseconds left, by question; 0 when the computer was busy or asleep as its time ran out. */
  left(): ReadonlyMap<number, number> {
    const now = this.options.timers.now();
    return new Map([...this.running].map(([no, { full, watch }]) => [no, Math.max(0, full - watch.elapsed(now))]));
  }

  /** What `left` said when the host was last seen. */
  restore(left: ReadonlyMap<number, number>): void {
    this.kept = new Map(left);
  }

  stop(): void {
    for (const { cancel } of this.running.values()) cancel?.();
    this.running.clear();
  }

  private fullFor(guest: Guest): number {
    return wholeTime(this.options.room.settings, guest) * 1000;
  }

  private begin(guest: Guest, no: number): Running {
    const full = this.fullFor(guest);
    const left = Math.min(full, this.kept.get(no) ?? full);
    this.kept.delete(no);
    const one: Running = { guest, full, watch: new Stopwatch(full - left), extended: false, cancel: null };
    this.running.set(no, one);
    return one;
  }

  private run(one: Running, no: number, now: HostTime): void {
    one.watch.run(now);
    one.cancel = this.options.timers.after(one.full - one.watch.before, () => this.over(one, no));
  }

  private halt(one: Running): void {
    one.cancel?.();
    one.cancel = null;
    one.watch.stop(this.options.timers.now());
  }

  private over(one: Running, no: number): void {
    const { guest } = one;
    one.cancel = null;
    if (guest.awaySince !== null && !one.extended && this.spared.get(guest) !== guest.awaySince) {
      this.spared.set(guest, guest.awaySince);
      Object.assign(one, { watch: new Stopwatch(), extended: true });
      return this.options.extended();
    }
    if (guest.awaySince === null) {
      const inARow = (this.inARow.get(guest) ?? 0) + 1;
      this.inARow.set(guest, inARow);
      if (inARow >= MOST_IN_A_ROW) guest.minded = true;
    }
    this.options.ranOut(guest, no);
  }
}
