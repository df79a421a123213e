import type { Room } from './room.ts';
import type { Guest } from './seating.ts';
import { Stopwatch } from './stopwatch.ts';
import type { Timers } from './timers.ts';

/** Milliseconds the lead is gone before another phone may take over. */
const LEAD_MISSED = 60_000;

export interface AttendanceOptions {
  readonly room: Room;
  readonly timers: Timers;
  /** Somebody has been away for so long that something is to be told. */
  readonly due: () => void;
}

/** Knows how long people have been away: after the grace a bot minds the seat, after a minute the lead is open. */
export class Attendance {
  leadOpen = false;
  private readonly options: AttendanceOptions;
  /** Time away in a running game. */
  private readonly away = new Map<Guest, Stopwatch>();
  private cancel: (() => void) | null = null;

  constructor(options: AttendanceOptions) {
    this.options = options;
  }

  /** Looks anew at who is away. */
  look(): void {
    const next = this.mindThoseGone();
    const lead = this.leadMissedIn();
    this.leadOpen = lead === 0;
    if (lead !== null && lead > 0) next.push(lead);
    this.cancel?.();
    this.cancel = next.length > 0 ? this.options.timers.after(Math.min(...next), this.options.due) : null;
  }

  stop(): void {
    this.cancel?.();
  }

  /** Milliseconds until the next ones are missed for too long. */
  private mindThoseGone(): number[] {
    const { room, timers } = this.options;
    const now = timers.now();
    const gone = room.seating.guests.filter(({ awaySince }) => awaySince !== null);
    for (const guest of this.away.keys()) if (!gone.includes(guest)) this.away.delete(guest);
    const left: number[] = [];
    for (const guest of gone) {
      const watch = this.away.get(guest) ?? new Stopwatch();
      this.away.set(guest, watch);
      if (room.isRunning) watch.run(now);
      else watch.stop(now);
      if (!room.isRunning || room.settings.grace === 0 || guest.minded) continue;
      const ms = room.settings.grace * 1000 - watch.elapsed(now);
      if (ms > 0) left.push(ms);
      else guest.minded = true;
    }
    return left;
  }

  /** 0 when it is missed; null while it is here. */
  private leadMissedIn(): number | null {
    const { room, timers } = this.options;
    const since = room.seating.leader?.awaySince ?? null;
    return since === null ? null : Math.max(0, since + LEAD_MISSED - timers.now());
  }
}
