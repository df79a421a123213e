import { COLOURS, MARKS } from '../../src/shared/protocol/room.ts';
import { catalogues } from '../../src/shared/text/index.ts';
import { expect, mirror, test } from './evening.ts';
import { Player } from './player.ts';

test('a narrow phone sits down by typing the address, and keeps its seat over a reload', async ({ evening }) => {
  const page = await evening.phone({ width: 320 });
  const lines: string[] = [];
  page.on('websocket', line => lines.push(line.url()));
  await page.goto(`http://127.0.0.1:${evening.host.port}`);
  // Every mark and every shape is drawn, and not only asked for.
  const widths = () =>
    page.locator('.tile use').evaluateAll(all => all.map(one => (one as SVGUseElement).getBBox().width));
  await expect.poll(async () => (await widths()).filter(width => width > 0).length).toBe(MARKS.length + COLOURS.length);
  const player = new Player(page);
  await player.joins('Ann');
  await expect(mirror(evening.table)).toContainText('Ann');
  expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(320);
  await player.reloads();
  await expect(page.locator('main.lobby')).toContainText('Ann');
  // What is opened ahead of the scripts is what they use.
  expect(lines).toHaveLength(2);
});

test('who scrolled down to a colour sees the lobby from its top, and nothing there moves under a thumb', async ({
  phones,
}) => {
  const page = await phones.phone({ width: 320 });
  const { join, offer } = catalogues.en.phone;
  const button = (name: string) => page.getByRole('button', { name, exact: true });
  await page.goto(`http://127.0.0.1:${phones.host.port}`);
  await page.locator('input[type="text"]').fill('Ann');
  await page.getByRole('radio', { name: join.colours.straw, exact: true }).click();
  expect(await page.evaluate(() => window.scrollY)).toBeGreaterThan(0);
  // The parts that come later stay away at first.
  let letGo = (): void => {};
  const held = new Promise<void>(go => (letGo = go));
  await page.route(/\/assets\/(?!.*woff)/, async route => {
    await held;
    await route.continue();
  });
  await button(join.sit).click();
  await expect(button(offer.yes)).toBeVisible();
  await expect.poll(() => page.evaluate(() => window.scrollY)).toBe(0);
  const places = () =>
    page
      .locator('main.lobby button')
      .evaluateAll(all => Object.fromEntries(all.map(one => [one.textContent, one.getBoundingClientRect().top])));
  const before = await places();
  letGo();
  await expect(button(catalogues.en.aside.talk.open)).toBeVisible();
  expect(await places()).toMatchObject(before);
});
