/** Time as the host needs it; tests turn theirs by hand. */
export interface Timers {
  /** Milliseconds that never jump back; only differences mean something. */
  now(): number;
  /** Runs `act` once after `ms`, unless the returned function is called before. */
  after(ms: number, act: () => void): () => void;
}

export const realTimers: Timers = {
  now: () => Math.round(performance.now()),
  after(ms, act) {
    const timer = setTimeout(act, ms);
    return () => clearTimeout(timer);
  },
};
