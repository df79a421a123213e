import { Ticker } from 'pixi.js';
import type { Frames } from './stage/timeline.ts';

interface Painter {
  paint(): void;
  /** Least milliseconds from one picture to the next. */
  readonly least: number;
  /** How long after the last one a picture came while something moved. */
  moved(gap: number): void;
}

/** The screen's frames. The next one is asked for only while something moves or was touched: an idle table rests. */
export function paintedFrames({ paint, least, moved }: Painter): Frames {
  const ticks = new Set<(now: number) => void>();
  let asked = false;
  let last = 0;
  let isMoving = false;
  // Pixi's own housekeeping would wake an idle table sixty times a second; it goes with the pictures instead.
  Ticker.system.autoStart = false;
  Ticker.system.stop();

  function ask(): void {
    if (asked) return;
    asked = true;
    requestAnimationFrame(picture);
  }

  function picture(now: number): void {
    // By the time of day, which goes on while a computer sleeps; one that is set back is like a long sleep.
    const today = Date.now();
    const gap = today < last ? Infinity : today - last;
    if (gap < least) return void requestAnimationFrame(picture);
    asked = false;
    if (isMoving) moved(gap);
    last = today;
    for (const tick of ticks) tick(now);
    isMoving = ticks.size > 0;
    if (isMoving) ask();
    paint();
    Ticker.system.update(now);
  }

  return {
    now: () => performance.now(),
    each(tick) {
      ticks.add(tick);
      ask();
      return () => ticks.delete(tick);
    },
    touch: ask,
  };
}
