import { expect } from '@playwright/test';
import { GAMES } from '../../src/shared/games.ts';
import type { RoomView } from '../../src/shared/protocol/room.ts';
import { recordedGame } from '../recorded-game.ts';
import { room } from '../renderer/table/fixtures.ts';
import { StandInHost } from './stand-in-host.ts';
import { test } from './table-page.ts';

test.use({ viewport: { width: 1920, height: 1080 } });

/** Everything moves at once in these. */
const BUSIEST = new Set(['gatling', 'gatlingFired', 'indiansAttacked', 'exploded', 'eliminated']);
const MOST_DRAW_CALLS = 60;

/** Who is away is told by the minute, which takes a picture now and then. */
function everybodyHere(): RoomView {
  const full = room(8);
  return { ...full, guests: full.guests.map(guest => ({ ...guest, awaySince: null })) };
}

for (const game of GAMES) {
  test(`eight seats in the busiest moments of ${game} take at most ${MOST_DRAW_CALLS} draw calls a picture, and then none`, async ({
    opens,
  }) => {
    const moments = recordedGame(game, { players: 8, seed: 5 });
    const busy = moments.flatMap((moment, index) =>
      moment.told?.events.some(({ type }) => BUSIEST.has(type)) ? [index] : [],
    );
    expect(busy.length).toBeGreaterThan(2);
    const [first = 0] = busy;
    const host = new StandInHost({ ...everybodyHere(), game });
    const start = moments[Math.max(0, first - 1)];
    if (start) host.shows(start);
    const table = await opens(host);
    const { page } = table;
    expect(await page.evaluate(() => window.app.renderer.name)).toBe('webgl');
    const draws: number[] = [];
    for (const index of busy.slice(0, 4)) {
      const [before, moment] = [moments[index - 1], moments[index]];
      if (before && moment)
        draws.push(...(await table.shows({ ...before, told: null })), ...(await table.shows(moment)));
    }
    expect(draws.length).toBeGreaterThan(50);
    expect(Math.max(...draws)).toBeLessThanOrEqual(MOST_DRAW_CALLS);

    const before = await page.evaluate(() => ({ ...window.done }));
    await page.waitForTimeout(700);
    expect(await page.evaluate(() => ({ ...window.done }))).toEqual(before);
  });
}
