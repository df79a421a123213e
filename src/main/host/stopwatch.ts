import type { HostTime } from '../../shared/protocol/room.ts';

/** Counts milliseconds while it runs, and keeps them while it does not. */
export class Stopwatch {
  /** Counted before it was last started. */
  before: number;
  /** Null while it stands. */
  since: HostTime | null = null;

  constructor(before = 0) {
    this.before = before;
  }

  run(now: HostTime): void {
    this.since ??= now;
  }

  stop(now: HostTime): void {
    this.before = this.elapsed(now);
    this.since = null;
  }

  elapsed(now: HostTime): number {
    return this.before + (this.since === null ? 0 : now - this.since);
  }
}
