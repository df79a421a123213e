import { test as base, expect, type Page } from '@playwright/test';
import type { Moment } from '../recorded-game.ts';
import { counting } from './counting.ts';
import { startHost } from './host.ts';
import type { StandInHost } from './stand-in-host.ts';

/** A table page whose host and whose time are the test's. */
export interface TablePage {
  readonly page: Page;
  readonly host: StandInHost;
  /** Shows it to the end; returns the draw calls of each picture on the way. */
  shows(moment: Moment): Promise<number[]>;
  /** Time goes on by so much, or until nothing moves. */
  turn(ms?: number): Promise<number[]>;
  seen(): Promise<string[]>;
  pixels(): Promise<number[]>;
}

export const STEP = 100;

/** Opens built tables on a graphics card that only counts, with a clock that stands still between pictures. */
export const test = base.extend<
  { opens: (host: StandInHost, before?: () => void) => Promise<TablePage> },
  { url: string }
>({
  url: [
    // eslint-disable-next-line no-empty-pattern
    async ({}, use) => {
      const served = await startHost();
      await use(served.tableUrl);
      await served.stop();
    },
    { scope: 'worker' },
  ],

  opens: async ({ context, url }, use) => {
    await use(async (host, before) => {
      const page = await context.newPage();
      await page.addInitScript(counting);
      if (before) await page.addInitScript(before);
      await host.answers(page);
      await page.goto(url);
      await expect(page.locator('#mirror')).toHaveAttribute('data-phase', /./);
      const turn = (ms?: number) => page.evaluate(([step, most]) => window.turn(step ?? 0, most), [STEP, ms]);
      await page.evaluate(() => document.fonts.ready);
      await turn();
      return {
        page,
        host,
        turn,
        async shows(shown) {
          host.shows(shown);
          return turn();
        },
        seen: () => page.evaluate(() => window.seenNow()),
        pixels: () => page.evaluate(() => window.pixelsNow()),
      };
    });
  },
});
