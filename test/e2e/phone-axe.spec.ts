import { bang } from '../../src/shared/text/ja/bang/index.ts';
import { catalogues } from '../../src/shared/text/index.ts';
import { faultsOf } from './axe.ts';
import { expect, test } from './evening.ts';
import { CardPlayer } from './card-player.ts';
import { DicePlayer } from './dice-player.ts';

const words = catalogues.en.phone;

test.use({ flags: ['--seed', '7', '--pace', 'brisk', '--bot-thinking', '0'] });

test('no screen of the phone has a fault that axe can find', async ({ evening }) => {
  test.setTimeout(480_000);
  const page = await evening.phone();
  const button = (name: string) => page.getByRole('button', { name, exact: true });
  await page.goto(`http://127.0.0.1:${evening.host.port}`);
  await expect(button(words.join.sit)).toBeVisible();
  expect(await faultsOf(page), 'join').toEqual([]);

  const player = new DicePlayer(page);
  await player.joins('Ann');
  for (let bots = 0; bots < 3; bots++) {
    await player.addsBot();
    await expect(page.locator('main.lobby li')).toHaveCount(bots + 2);
  }
  expect(await faultsOf(page), 'lobby').toEqual([]);
  await button(words.lobby.options).click();
  expect(await faultsOf(page), 'options').toEqual([]);
  await button(words.close).click();

  await player.starts();
  // Without a screen to wait for, a game goes as fast as its phones.
  await evening.table.goto('about:blank');
  expect(await faultsOf(page), 'game').toEqual([]);
  for (const sheet of [words.game.role, words.game.help]) {
    await button(sheet).click();
    expect(await faultsOf(page), sheet).toEqual([]);
    await button(words.close).click();
  }
  const looked = new Set<string>();
  await player.playsToTheEnd(async asked => {
    if (looked.has(asked)) return;
    looked.add(asked);
    expect(await faultsOf(page), asked).toEqual([]);
  });
  expect(await faultsOf(page), 'result').toEqual([]);
});

test('nor has any screen of the card game, in Japanese', async ({ evening }) => {
  test.slow();
  const page = await evening.phone({ width: 320, locale: 'ja-JP' });
  const ja = catalogues.ja.phone;
  const button = (name: string) => page.getByRole('button', { name, exact: true });
  const sheet = page.getByRole('dialog');
  const isFree = async (where: string) => {
    expect(await faultsOf(page), where).toEqual([]);
    const wide = await page.evaluate(() => document.documentElement.scrollWidth - window.innerWidth);
    expect(wide, `${where}: pixels too wide`).toBeLessThanOrEqual(0);
  };
  await page.goto(`http://127.0.0.1:${evening.host.port}`);
  const player = new CardPlayer(page, 'ja');
  await player.joins('Ann');
  for (let bots = 0; bots < 3; bots++) {
    await player.addsBot();
    await expect(page.locator('main.lobby li')).toHaveCount(bots + 2);
  }
  await player.setsTable(ja.lobby.games.bang);
  await player.setsTable(bang.options.characters.choice);
  await player.starts();

  await expect(page.getByRole('heading', { name: bang.prompts.ask.character })).toBeVisible();
  await isFree('character');
  await page.locator('.answer').first().click();
  const turn = page.locator('.tray').getByRole('button', { name: bang.prompts.choose.end });
  const answer = page.locator('.answers[aria-busy="false"] .answer');
  for (;;) {
    await expect(turn.or(answer).first()).toBeVisible({ timeout: 120_000 });
    if ((await answer.count()) === 0) break;
    await isFree('an answer');
    await answer.first().click();
    await expect(answer).toHaveCount(0);
  }

  await isFree('play');
  const cards = page.locator('.fan button');
  for (const card of [cards.first(), cards.last()]) {
    // Only its left edge is sure to be in sight.
    await card.click({ position: { x: 12, y: 60 } });
    await isFree('a lifted card');
    await button(bang.onPhone.back).click();
  }
  await cards.first().click({ position: { x: 12, y: 60 } });
  await page.locator('.about').click();
  await expect(sheet).toBeVisible();
  await isFree('about a card');
  await button(ja.close).click();
  await page.locator('ul .row').first().click();
  await expect(sheet).toBeVisible();
  await isFree('about a player');
  await button(ja.close).click();
  await button(ja.game.help).click();
  await expect(sheet.locator('dt').nth(30)).toBeVisible();
  await isFree('help');
});
