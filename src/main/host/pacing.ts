import type { Screen } from './screen.ts';
import type { Timers } from './timers.ts';

/** Milliseconds the table may hold the phones' news back before they get it anyway. */
const LONGEST_HOLD = 12_000;

type Table = Pick<Screen, 'holdsKey'>;

/**
 * Phones must not know before the television has shown it. Counts the steps of the evening and says up to which of
 * them phones may be told; open all the time while no table tells a story.
 */
export class Pacing {
  private readonly timers: Timers;
  private readonly release: (step: number) => void;
  private keyed = 0;
  private others = 0;
  private step = 0;
  private released = 0;
  private cancelCap: (() => void) | null = null;

  constructor(timers: Timers, release: (step: number) => void) {
    this.timers = timers;
    this.release = release;
  }

  attach(table: Table): void {
    if (table.holdsKey) this.keyed++;
    else this.others++;
  }

  detach(table: Table): void {
    if (table.holdsKey) this.keyed--;
    else this.others--;
    const wasLast = this.keyed === 0 && (table.holdsKey || this.others === 0);
    if (wasLast) this.releaseUpTo(this.step);
  }

  /** A new step; `story`: the table has something to show for it. */
  next({ story }: { story: boolean }): { readonly step: number; readonly hold: boolean } {
    const caughtUp = this.caughtUp;
    this.step++;
    const hold = this.keyed + this.others > 0 && story;
    if (!hold && caughtUp) this.released = this.step;
    else this.cancelCap ??= this.timers.after(LONGEST_HOLD, () => this.releaseUpTo(this.step));
    return { step: this.step, hold };
  }

  /** A table has shown everything up to `step`; `all`: and was sent nothing since. */
  shown({ step, all }: { step: number; all: boolean }, table: Table): void {
    if (!this.counts(table)) return;
    this.releaseUpTo(all ? this.step : step);
  }

  /** There is another evening on the table, and nothing of this one left to wait for. */
  letGo(): void {
    this.releaseUpTo(this.step);
  }

  // Anybody may open a table page: as long as the host's own window tells the story, no other says what was seen of it.
  private counts({ holdsKey }: Table): boolean {
    return holdsKey || this.keyed === 0;
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
