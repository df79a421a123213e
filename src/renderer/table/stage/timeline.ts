import { linear, type Curve } from './tween.ts';

/** Where time comes from: the screen's frames, or a hand in a test. Nothing ticks while nobody listens. */
export interface Frames {
  now(): number;
  /** Calls `tick` before every picture until the returned function is called. */
  each(tick: (now: number) => void): () => void;
  /** One picture soon, after something changed outside an animation. */
  touch(): void;
}

/**
 * The queue of what the table shows. Jobs run one after the other; inside a job `wait` and `tween` take time by the
 * given frames, scaled by `speed`. `skip` brings everything queued to its end at once.
 */
export class Timeline {
  /** 1 is as written; less is faster. */
  speed = 1;

  readonly #frames: Frames;
  readonly #finish = new Set<() => void>();
  #last: Promise<void> = Promise.resolve();
  #waiting = 0;
  #skipping = false;
  #unseen = false;

  constructor(frames: Frames) {
    this.#frames = frames;
  }

  /** Jobs not yet done, the running one included. */
  get waiting(): number {
    return this.#waiting;
  }

  /** While nobody can look, everything ends as it begins, so that nobody waits for a screen that is off. */
  set unseen(unseen: boolean) {
    this.#unseen = unseen;
    if (unseen) this.skip();
  }

  /** Runs `job` after all jobs before it; settles when it is done. */
  play(job: () => Promise<void>): Promise<void> {
    this.#waiting++;
    const done = this.#last.then(job).finally(() => {
      this.#waiting--;
      if (this.#waiting === 0) this.#skipping = false;
    });
    // A choreography that failed must not stop the table: the view puts everything right afterwards.
    this.#last = done.catch(() => undefined);
    return done;
  }

  wait(ms: number): Promise<void> {
    return this.tween(ms, () => undefined);
  }

  /** Calls `apply` with 0 to 1 along `curve`, always with its end at last. */
  tween(ms: number, apply: (t: number) => void, curve: Curve = linear): Promise<void> {
    const lasting = ms * this.speed;
    if (this.#skipping || this.#unseen || lasting <= 0) {
      apply(curve(1));
      return Promise.resolve();
    }
    return new Promise((resolve, reject) => {
      const start = this.#frames.now();
      const close = (): void => {
        stop();
        this.#finish.delete(end);
      };
      // What goes wrong here is told to whoever asked for the motion; the frame goes on with everything else.
      const put = (t: number): boolean => {
        try {
          apply(curve(t));
          return true;
        } catch (fault) {
          close();
          reject(fault instanceof Error ? fault : new Error(String(fault)));
          return false;
        }
      };
      const end = (): void => {
        close();
        if (put(1)) resolve();
      };
      const stop = this.#frames.each(now => {
        const t = (now - start) / lasting;
        if (t >= 1) end();
        else put(Math.max(0, t));
      });
      this.#finish.add(end);
      put(0);
    });
  }

  /** Everything queued by now ends at once, in its order. */
  skip(): void {
    if (this.#waiting > 0) this.#skipping = true;
    for (const end of this.#finish) end();
  }
}
