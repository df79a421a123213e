import type { Timers } from './timers.ts';

/** Milliseconds the table may hold the phones' news back before they get it anyway. */
const LONGEST_HOLD = 12_000;

/**
 * Phones must not know before the television has shown it. Counts the steps of the evening and says up to which of
 * them phones may be told; open all the time while no table tells a story.
 */
export class Pacing {
  private readonly timers: Timers;
  private readonly release: (step: number) => void;
  private tables = 0;
  private step = 0;
  private released = 0;
  private cancelCap: (() => void) | null = null;

  constructor(timers: Timers, release: (step: number) => void) {
    this.timers = timers;
    this.release = release;
  }

  attach(): void {
    this.tables++;
  }

  detach(): void {
    this.tables--;
    if (this.tables === 0) this.releaseUpTo(this.step);
  }

  /** A new step; `story`: the table has something to show for it. */
  next({ story }: { story: boolean }): { readonly step: number; readonly hold: boolean } {
    const caughtUp = this.caughtUp;
    this.step++;
    const hold = this.tables > 0 && story;
    if (!hold && caughtUp) this.released = this.step;
    else this.cancelCap ??= this.timers.after(LONGEST_HOLD, () => this.releaseUpTo(this.step));
    return { step: this.step, hold };
  }

  /** A table has shown everything up to `step`; `all`: and was sent nothing since. */
  shown({ step, all }: { step: number; all: boolean }): void {
    this.releaseUpTo(all ? this.step : step);
  }

  /** Everything told is shown: now a bot may think of an answer. */
  get caughtUp(): boolean {
    return this.released >= this.step;
  }

  close(): void {
    this.cancelCap?.();
  }

  private releaseUpTo(step: number): void {
    if (step <= this.released) return;
    this.released = step;
    this.cancelCap?.();
    this.cancelCap = this.caughtUp ? null : this.timers.after(LONGEST_HOLD, () => this.releaseUpTo(this.step));
    this.release(step);
  }
}
