import { Ticker } from 'pixi.js';
import type { Frames } from './stage/timeline.ts';

/** The screen's frames. The next one is asked for only while something moves or was touched: an idle table rests. */
export function paintedFrames(paint: () => void): Frames {
  const ticks = new Set<(now: number) => void>();
  let asked = false;
  // Pixi's own housekeeping would wake an idle table sixty times a second; it goes with the pictures instead.
  Ticker.system.autoStart = false;
  Ticker.system.stop();

  function ask(): void {
    if (asked) return;
    asked = true;
    requestAnimationFrame(now => {
      asked = false;
      for (const tick of ticks) tick(now);
      paint();
      Ticker.system.update(now);
      if (ticks.size > 0) ask();
    });
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
