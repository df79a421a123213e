import { expect, type Page } from '@playwright/test';
import type { WebGLRenderer } from 'pixi.js';
import { recordedGame, type Moment } from '../recorded-game.ts';
import { room } from '../renderer/table/fixtures.ts';
import { StandInHost } from './stand-in-host.ts';
import { test, type TablePage } from './table-page.ts';

declare global {
  interface Window {
    moveToDisplay: (pixelRatio: number) => void;
  }
}

test.use({ viewport: { width: 960, height: 540 } });

const moments = recordedGame('bang', { players: 8, seed: 5 });
/** In the middle of it somebody is shot at and answers, and things fly. */
const [START, SHOWN] = [50, [51, 52, 53]] as const;
const at = (index: number): Moment => moments[index] as Moment;

function evening(): StandInHost {
  const full = room(8);
  // How long somebody is away is told by the clock of the day, which no test turns.
  const guests = full.guests.map(guest => ({ ...guest, awaySince: null }));
  const host = new StandInHost({ ...full, guests, game: 'bang' });
  host.shows(at(START));
  return host;
}

/** After at most another second, what is seen is what a table sees that comes only now. */
async function isAsItShouldBe(table: TablePage, opens: (host: StandInHost) => Promise<TablePage>): Promise<void> {
  await table.turn(1000);
  const seen = await table.seen();
  const fresh = await opens(table.host.another());
  expect(seen).toEqual(await fresh.seen());
  expect(seen.length).toBeGreaterThan(100);
}

/** Begins to show what follows, and stops in the middle of it. */
async function middle(table: TablePage): Promise<void> {
  const [next] = SHOWN;
  table.host.shows(at(next));
  await table.turn(500);
  expect(table.host.shown.at(-1)).toBeLessThan(table.host.seq);
}

test('an event that never came is made up for, whatever is being told', async ({ opens }) => {
  const table = await opens(evening());
  await middle(table);
  table.host.shows(at(52), { lost: true });
  table.host.shows(at(53));
  await isAsItShouldBe(table, opens);
  expect(table.host.syncs).toBe(1);
});

test('a second table that comes in the middle of it shows what the first one comes to', async ({ opens }) => {
  const table = await opens(evening());
  await middle(table);
  const late = await opens(table.host.another());
  const seen = await late.seen();
  await table.turn();
  expect(await table.seen()).toEqual(seen);
});

test('a computer that slept in the middle of it stands where the game is', async ({ opens }) => {
  const table = await opens(evening());
  await middle(table);
  for (const index of [52, 53]) table.host.shows(at(index));
  await table.turn(300);
  await table.page.evaluate(() => window.turn(180_000, 180_000));
  await isAsItShouldBe(table, opens);
  expect(table.host.shown.at(-1)).toBe(table.host.seq);
});

test('a screen that nobody can see keeps no phone waiting, and is right when it is seen again', async ({ opens }) => {
  const table = await opens(evening());
  await middle(table);
  const turns = (hidden: boolean) =>
    table.page.evaluate(isHidden => {
      Object.defineProperty(document, 'hidden', { value: isHidden, configurable: true });
      document.dispatchEvent(new Event('visibilitychange'));
    }, hidden);
  await turns(true);
  for (const index of [52, 53]) table.host.shows(at(index));
  // Without a single picture.
  await expect.poll(() => table.host.shown.at(-1)).toBe(table.host.seq);
  await turns(false);
  await isAsItShouldBe(table, opens);
});

/** Takes all pictures from the graphics card, or gives it its memory back. */
function graphicsCard(page: Page, is: 'lost' | 'restored'): Promise<void> {
  return page.evaluate(async what => {
    const { canvas, renderer } = window.app;
    const { loseContext } = (renderer as WebGLRenderer).context.extensions;
    const happens = new Promise(resolve => canvas.addEventListener(`webglcontext${what}`, resolve, { once: true }));
    if (what === 'lost') loseContext?.loseContext();
    else loseContext?.restoreContext();
    await happens;
  }, is);
}

test('a graphics card that loses everything draws it all again when it is back, and one that stays away is done without', async ({
  opens,
}) => {
  const table = await opens(evening());
  const { page, host } = table;
  await middle(table);
  const before = await table.pixels();
  expect(new Set(before).size).toBeGreaterThan(100);
  await graphicsCard(page, 'lost');
  expect(new Set(await table.pixels())).toEqual(new Set([0]));
  await graphicsCard(page, 'restored');
  expect(await table.pixels()).toEqual(before);

  await graphicsCard(page, 'lost');
  for (const index of [52, 53]) host.shows(at(index));
  await table.turn(300);
  await graphicsCard(page, 'restored');
  await table.turn();
  const fresh = await opens(host.another());
  const after = await fresh.pixels();
  expect(await table.seen()).toEqual(await fresh.seen());
  expect(await table.pixels()).toEqual(after);

  const loaded = page.waitForEvent('load');
  await graphicsCard(page, 'lost');
  await loaded;
  await expect(page.locator('#mirror')).toHaveAttribute('data-phase', 'game');
  await table.turn();
  expect(await table.pixels()).toEqual(after);
});

test('what cannot be told leaves nothing behind', async ({ opens }) => {
  const table = await opens(evening());
  await middle(table);
  table.host.muddles({
    id: 'bang',
    events: [{ type: 'lostLife', seat: 0, amount: 1, life: 1, cause: null }, { type: 'nonsense' }],
  });
  await table.turn();
  expect(table.host.shown.at(-1)).toBe(table.host.seq);
  await isAsItShouldBe(table, opens);
});

test('a window of another size in the middle of it is filled', async ({ opens }) => {
  const table = await opens(evening());
  await middle(table);
  await table.page.setViewportSize({ width: 800, height: 600 });
  await table.turn();
  await expect.poll(() => table.page.evaluate(() => window.app.canvas.width)).toBe(800);
  const fresh = await opens(table.host.another());
  await fresh.page.setViewportSize({ width: 800, height: 600 });
  await fresh.turn();
  await table.turn();
  // The room behind it all is drawn anew a moment later.
  const things = async (one: TablePage) => (await one.seen()).filter(line => !line.startsWith('rooms/'));
  expect(await things(table)).toEqual(await things(fresh));
});

test('a display of other sharpness is drawn for, and none with more than 1440 lines', async ({ opens }) => {
  const table = await opens(evening(), () => {
    const { matchMedia } = window;
    let list: MediaQueryList | null = null;
    window.matchMedia = query => {
      const found = matchMedia.call(window, query);
      if (query.startsWith('(resolution')) list = found;
      return found;
    };
    window.moveToDisplay = pixelRatio => {
      Object.defineProperty(window, 'devicePixelRatio', { value: pixelRatio, configurable: true });
      list?.dispatchEvent(new Event('change'));
    };
  });
  for (const [pixelRatio, lines] of [
    [2, 1080],
    [1, 540],
    [4, 1440],
  ] as const) {
    await table.page.evaluate(ratio => window.moveToDisplay(ratio), pixelRatio);
    await expect.poll(() => table.page.evaluate(() => window.app.canvas.height)).toBe(lines);
  }
});

test('who asks for less motion in the middle of an evening gets it', async ({ opens }) => {
  const table = await opens(evening());
  await table.page.emulateMedia({ reducedMotion: 'reduce' });
  for (const index of SHOWN) await table.shows(at(index));
  const fresh = await opens(table.host.another());
  await fresh.page.emulateMedia({ reducedMotion: 'reduce' });
  expect(await table.seen()).toEqual(await fresh.seen());
});

test('a picture that cannot be drawn at first is drawn later, and one that never can is only missing', async ({
  opens,
}) => {
  const whole = await opens(evening());
  const table = await opens(evening(), () => {
    const decode = HTMLImageElement.prototype.decode;
    let refused = 0;
    HTMLImageElement.prototype.decode = function () {
      return refused++ < 20 ? Promise.reject(new Error('out of memory')) : decode.call(this);
    };
  });
  expect(await table.seen()).toEqual(await whole.seen());
});

test('a page whose scripts cannot be had at first begins anew when they can', async ({ page, url }) => {
  const host = evening();
  await host.answers(page);
  const first = await (await fetch(url)).text();
  let isDown = true;
  // What the page names has come; what it asks for next meets a host that has gone, and so does the first look.
  await page.route('**/*', route => {
    const { pathname } = new URL(route.request().url());
    const isNext = pathname.endsWith('.js') && !first.includes(pathname);
    return isDown && (isNext || route.request().resourceType() === 'fetch') ? route.abort() : route.continue();
  });
  const look = page.waitForEvent('requestfailed', request => request.resourceType() === 'fetch');
  await page.goto(url);
  await look;
  isDown = false;
  await expect(page.locator('#mirror')).toContainText('Rose');
});

test('a typeface that could not be had is asked for again by a page that loads itself anew', async ({ opens }) => {
  const { page } = await opens(evening());
  // In either of the two forms that a typeface comes in.
  await page.route(/\.woff2?$/, route => route.abort(), { times: 2 });
  const anew = page.waitForEvent('load');
  await page.evaluate(() => {
    const unasked = [...document.fonts].find(face => face.status === 'unloaded');
    void unasked?.load().catch(() => null);
  });
  await anew;
  await expect(page.locator('#mirror')).toHaveAttribute('data-phase', 'game');
  expect(await page.evaluate(() => [...document.fonts].filter(face => face.status === 'error'))).toEqual([]);
});

test('a computer without a graphics card, or whose browser may not use it, draws on a canvas by itself', async ({
  opens,
}) => {
  const withSoftware = (): void => {
    WebGLRenderingContext.prototype.getParameter = () => 'ANGLE (Google, Vulkan (SwiftShader Device), SwiftShader)';
  };
  const withoutWebGl = (): void => {
    const { getContext } = HTMLCanvasElement.prototype;
    HTMLCanvasElement.prototype.getContext = function (this: HTMLCanvasElement, kind: string, ...how: unknown[]) {
      return kind.startsWith('webgl') ? null : Reflect.apply(getContext, this, [kind, ...how]);
    } as typeof getContext;
  };
  for (const weak of [withSoftware, withoutWebGl]) {
    const { page, seen } = await opens(evening(), weak);
    expect(await page.evaluate(() => window.app.renderer.name)).toBe('canvas');
    expect((await seen()).length).toBeGreaterThan(100);
  }
});

test('a browser that can draw nothing shows the table in words', async ({ page, url }) => {
  await page.addInitScript(() => {
    HTMLCanvasElement.prototype.getContext = () => null;
  });
  const host = evening();
  await host.answers(page);
  await page.goto(url);
  await expect(page.getByText(/Rose.*life/)).toBeVisible();
  host.shows(at(51));
  await expect.poll(() => host.shown.at(-1)).toBe(host.seq);
});
