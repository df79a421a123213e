import { en } from '../../src/shared/text/en/index.ts';
import { findWebKit } from '../runner/browsers.ts';
import { expect, test } from './evening.ts';
import { WebKitPage } from './webkit.ts';

test.use({ flags: ['--seed', '3', '--pace', 'brisk', '--bot-thinking', '0'] });

const found = findWebKit();
const QUESTION = '.asked section.question h1';

test('WebKit sits down, comes back to its question over a reload, and plays a turn', async ({ phones }) => {
  test.skip(!found, 'WebKitWebDriver, MiniBrowser or Xvfb is missing: Debian has them in webkit2gtk-driver and xvfb');
  if (!found) return;
  const page = await WebKitPage.open(found);
  try {
    await page.goto(`http://127.0.0.1:${phones.host.port}/`);
    await page.type('input[type="text"]', 'Ann');
    await page.click('button', en.phone.join.sit);
    for (let bots = 1; bots <= 2; bots++) {
      await page.click('button', en.phone.lobby.addBot);
      await expect.poll(async () => (await page.all('main.lobby li')).length).toBe(1 + bots);
    }
    await page.click('button', en.phone.lobby.start);
    const asked = await page.textOf(await page.first(QUESTION));
    await page.reload();
    await expect.poll(async () => page.textOf(await page.first(QUESTION))).toBe(asked);

    await page.click('.asked .actions button', en.dice.tray.throwAll);
    await page.click('.asked .actions button', en.dice.tray.keepAll({ n: 5 }));
    // A target for each die, as far as one is left to choose, until her next turn: then nothing moves under a click.
    const playsOn = async (): Promise<boolean> => {
      if ((await page.all('.asked .actions button', en.dice.tray.throwAll)).length > 0) return false;
      for (const row of await page.all('.group button.row:first-of-type[aria-pressed="false"]')) await page.tap(row);
      for (const go of await page.all('.asked .actions button[aria-disabled="false"]')) await page.tap(go);
      return true;
    };
    await expect.poll(playsOn, { message: 'the turns of Ann and the bots' }).toBe(false);
    await page.click('.foot button', en.phone.game.log);
    await page.first('.log li', en.dice.story.turnEnded({ name: 'Ann' }));
  } finally {
    await page.close();
  }
});
