import type { Page } from '@playwright/test';

/** Milliseconds from one picture to the next, as the room counts them. */
const GAP = 100;

/**
 * Lets everything that moves on this page go so many times as fast, with ten pictures a second; timers and sockets keep
 * the time of day. A table without a graphics card spends its time on pictures, and tests on waiting for them.
 */
export async function hurry(page: Page, times: number): Promise<void> {
  await page.addInitScript(
    ([factor, gap]) => {
      const now = performance.now.bind(performance);
      const request = window.requestAnimationFrame.bind(window);
      const start = now();
      const fast = (time: number): number => start + (time - start) * factor;
      let drawn = start;
      performance.now = () => fast(now());
      window.requestAnimationFrame = callback => {
        const frame = (time: number): number => {
          if (time !== drawn && time - drawn < gap) return request(frame);
          drawn = time;
          callback(fast(time));
          return 0;
        };
        return request(frame);
      };
    },
    [times, GAP] as const,
  );
}
