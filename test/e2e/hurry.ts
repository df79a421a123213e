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
        const later = (left: number): number => (left > 0 ? window.setTimeout(request, left, frame) : request(frame));
        const frame = (time: number): void => {
          const left = time === drawn ? 0 : drawn + gap - time;
          if (left > 0) return void later(left);
          drawn = time;
          callback(fast(time));
        };
        return later(drawn + gap - now());
      };
    },
    [times, GAP] as const,
  );
}
