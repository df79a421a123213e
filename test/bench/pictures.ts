import { chromium } from '@playwright/test';
import { GAMES, type GameId } from '../../src/shared/games.ts';
import { startHost } from '../e2e/host.ts';
import { counting } from '../e2e/counting.ts';
import { StandInHost } from '../e2e/stand-in-host.ts';
import { recordedGame } from '../recorded-game.ts';
import { room } from '../renderer/table/fixtures.ts';
import { findChromium } from '../runner/browsers.ts';
import { median, quantile } from './measure.ts';

/** Milliseconds of script a picture takes. */
export interface PictureTimes {
  readonly p50: number;
  readonly p95: number;
  readonly pictures: number;
}

const SEATS = 8;
/** Everything moves at once in these. */
const BUSIEST = new Set(['gatling', 'gatlingFired', 'indiansAttacked', 'exploded', 'eliminated']);
const MOST = 6;
const STEP = 1000 / 60;

/**
 * The script of a table at 1080p while its busiest moments are told at sixty pictures a second: all that moves, what
 * it sets off, and Pixi up to its draw calls with every text painted and uploaded. What a graphics card does then is
 * not counted.
 */
export async function pictureTimes(): Promise<Record<GameId, PictureTimes>> {
  const served = await startHost();
  const browser = await chromium.launch({ executablePath: findChromium() ?? '' });
  try {
    const all: [GameId, PictureTimes][] = [];
    for (const game of GAMES) {
      const page = await browser.newPage({ viewport: { width: 1920, height: 1080 } });
      await page.addInitScript(counting);
      const moments = recordedGame(game, { players: SEATS, seed: 5 });
      const busy = moments.flatMap((moment, index) =>
        moment.told?.events.some(({ type }) => BUSIEST.has(type)) ? [index] : [],
      );
      const host = new StandInHost({ ...room(SEATS), game });
      await host.answers(page);
      const [first] = moments;
      if (first) host.shows(first);
      await page.goto(served.tableUrl);
      await page.locator('#mirror[data-phase=game]').waitFor({ state: 'attached' });
      const turn = (): Promise<number[]> => page.evaluate(step => window.turn(step), STEP);
      await turn();
      const took: number[] = [];
      for (const index of busy.slice(0, MOST)) {
        const [before, moment] = [moments[index - 1], moments[index]];
        if (!before || !moment) continue;
        host.shows({ ...before, told: null });
        await turn();
        const known = await page.evaluate(() => window.took.length);
        host.shows(moment);
        await turn();
        took.push(...(await page.evaluate(from => window.took.slice(from), known)));
      }
      all.push([game, { p50: median(took), p95: quantile(took, 0.95), pictures: took.length }]);
      await page.close();
    }
    return Object.fromEntries(all) as Record<GameId, PictureTimes>;
  } finally {
    await browser.close();
    await served.stop();
  }
}
