import { expect, mirror, test } from './evening.ts';
import { Player } from './player.ts';

test('a narrow phone sits down by typing the address, and keeps its seat over a reload', async ({ evening }) => {
  const page = await evening.phone({ width: 320 });
  await page.goto(`http://127.0.0.1:${evening.host.port}`);
  const player = new Player(page);
  await player.joins('Ann');
  await expect(mirror(evening.table)).toContainText('Ann');
  expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(320);
  await player.reloads();
  await expect(page.locator('main.lobby')).toContainText('Ann');
});
