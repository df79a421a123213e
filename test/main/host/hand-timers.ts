import type { Timers } from '../../../src/main/host/timers.ts';

/** Time turned by hand. */
export class HandTimers implements Timers {
  private time = 0;
  private due: { at: number; act: () => void }[] = [];

  now(): number {
    return this.time;
  }

  after(ms: number, act: () => void): () => void {
    const timer = { at: this.time + ms, act };
    this.due.push(timer);
    return () => {
      this.due = this.due.filter(other => other !== timer);
    };
  }

  /** Lets `ms` pass, running what falls due on the way, in order. */
  pass(ms: number): void {
    const until = this.time + ms;
    for (;;) {
      const next = this.due.filter(({ at }) => at <= until).toSorted((a, b) => a.at - b.at)[0];
      if (!next) break;
      this.time = Math.max(this.time, next.at);
      this.due = this.due.filter(other => other !== next);
      next.act();
    }
    this.time = until;
  }

  /** A computer that was busy or asleep for `ms`: what fell due meanwhile runs late, in order. */
  stall(ms: number): void {
    this.time += ms;
    this.pass(0);
  }
}
