import type { Page, WebSocketRoute } from '@playwright/test';
import { bang } from '../../src/shared/text/en/bang/index.ts';
import { missed } from '../../src/shared/text/en/missed.ts';
import { catalogues } from '../../src/shared/text/index.ts';
import { faultsOf } from './axe.ts';
import { CardPlayer } from './card-player.ts';
import { DicePlayer } from './dice-player.ts';
import { expect, test } from './evening.ts';

const words = catalogues.en.phone;

test.use({ flags: ['--seed', '3', '--pace', 'brisk', '--bot-thinking', '0'] });

/** A line that can be stalled, so that what the host says does not arrive, and cut. */
async function lineOf(page: Page): Promise<{ stall(): void; goOn(): void; cut(): void; mend(): void }> {
  const held: (string | Buffer)[] = [];
  let [stalled, whole] = [false, true];
  let now: WebSocketRoute | null = null;
  await page.routeWebSocket(/\/ws$/, route => {
    if (!whole) return route.close();
    now = route;
    const host = route.connectToServer();
    host.onMessage(message => (stalled ? held.push(message) : route.send(message)));
  });
  return {
    stall: () => void (stalled = true),
    goOn() {
      stalled = false;
      for (const message of held.splice(0)) now?.send(message);
    },
    cut() {
      [stalled, whole] = [false, false];
      held.length = 0;
      void now?.close();
    },
    mend: () => void (whole = true),
  };
}

test('what is sent is not shown as done before the host says so, and a phone that was away says what it missed', async ({
  phones,
}) => {
  const page = await phones.phone({ width: 320 });
  const line = await lineOf(page);
  await page.goto(`http://127.0.0.1:${phones.host.port}`);
  const ann = new DicePlayer(page);
  await ann.joins('Ann');
  for (let bots = 1; bots <= 2; bots++) {
    await ann.addsBot();
    await expect(page.locator('main.lobby li')).toHaveCount(bots + 1);
  }
  await ann.starts();
  const { tray } = catalogues.en.dice;
  const throws = page.getByRole('button', { name: tray.throwAll });
  await expect(throws).toBeVisible();

  line.stall();
  await throws.click();
  await expect(page.getByRole('button', { name: words.sent, exact: true })).toBeVisible();
  await expect(page.locator('main').getByText(words.unconfirmed)).toBeVisible();
  await expect(page.locator('.shelf')).toHaveCount(0);
  expect(await faultsOf(page), 'sent').toEqual([]);
  line.goOn();
  await expect(page.getByRole('region', { name: tray.keep })).toBeVisible();

  // The line goes while the others play; what they do is told when it is back.
  const keeps = page.getByRole('button', { name: tray.keepAll({ n: 5 }) });
  line.stall();
  await keeps.click();
  line.cut();
  await expect(page.locator('.lost')).toBeVisible();
  line.mend();
  const note = page.getByRole('region', { name: missed.title });
  await expect(note).toBeVisible();
  await expect(note.getByRole('listitem').first()).not.toBeEmpty();
  expect(await faultsOf(page), 'missed').toEqual([]);
  await note.getByRole('button', { name: missed.got }).click();
  await expect(note).toHaveCount(0);
});

test('covered cards are nowhere in the page, show themselves while they are held, and hide when the page is left', async ({
  phones,
}) => {
  const page = await phones.phone({ width: 320 });
  await page.goto(`http://127.0.0.1:${phones.host.port}`);
  const ann = new CardPlayer(page);
  await ann.joins('Ann');
  for (let bots = 1; bots <= 2; bots++) {
    await ann.addsBot();
    await expect(page.locator('main.lobby li')).toHaveCount(bots + 1);
  }
  await ann.setsTable(words.lobby.games.bang);
  await ann.starts();
  const hand = page.locator('.fan button');
  await expect(hand.first()).toBeVisible();
  const names = await hand.evaluateAll(cards => cards.map(card => card.getAttribute('aria-label') ?? ''));
  expect(names.length).toBeGreaterThan(0);
  /** Which of the cards can be found, by eye, ear or in the page's own text. */
  const found = async (): Promise<string[]> => {
    const all = `${await page.locator('body').ariaSnapshot()} ${await page.locator('main').innerHTML()}`;
    return names.map(name => name.split(', ').slice(0, 2).join(', ')).filter(name => all.includes(name));
  };
  expect(await found()).not.toEqual([]);

  await page.getByRole('button', { name: bang.onPhone.cover }).click();
  await expect(hand.first()).toHaveAccessibleName(/face down/);
  expect(await found()).toEqual([]);
  expect(await page.locator('.fan img').evaluateAll(all => all.map(img => img.getAttribute('src') ?? ''))).toEqual(
    names.map(() => expect.stringMatching(/\/cards\/back\.svg$/)),
  );
  expect(await faultsOf(page), 'covered').toEqual([]);

  const box = await hand.first().boundingBox();
  await page.mouse.move((box?.x ?? 0) + 12, (box?.y ?? 0) + 30);
  await page.mouse.down();
  await expect(hand.first()).not.toHaveAccessibleName(/face down/);
  await page.evaluate(() => window.dispatchEvent(new Event('blur')));
  await expect(hand.first()).toHaveAccessibleName(/face down/);
  await page.mouse.up();

  // Without the wish they are covered as long as the page is put away.
  await page.getByRole('button', { name: bang.onPhone.uncover }).click();
  await expect(hand.first()).not.toHaveAccessibleName(/face down/);
  await page.evaluate(() => window.dispatchEvent(new Event('pagehide')));
  await expect(hand.first()).toHaveAccessibleName(/face down/);
  expect(await found()).toEqual([]);
  await page.evaluate(() => window.dispatchEvent(new Event('pageshow')));
  await expect(hand.first()).not.toHaveAccessibleName(/face down/);

  // And while it lies flat, where a browser tells.
  const tilts = (beta: number) =>
    page.evaluate(
      tilt => window.dispatchEvent(new DeviceOrientationEvent('deviceorientation', { alpha: 0, beta: tilt, gamma: 0 })),
      beta,
    );
  await tilts(2);
  await expect(hand.first()).toHaveAccessibleName(/face down/);
  await tilts(50);
  await expect(hand.first()).not.toHaveAccessibleName(/face down/);
});
