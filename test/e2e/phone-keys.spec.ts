import { catalogues } from '../../src/shared/text/index.ts';
import { expect, test } from './evening.ts';
import { KeyPlayer } from './key-player.ts';
import { Player } from './player.ts';

const words = catalogues.en.phone;

test.use({ flags: ['--seed', '3', '--pace', 'brisk', '--bot-thinking', '0'] });

for (const game of ['dice', 'bang'] as const) {
  test(`a whole game goes by keys and names alone, and nothing in title or history tells a secret: ${game}`, async ({
    phones,
  }) => {
    const page = await phones.phone();
    await page.goto(`http://127.0.0.1:${phones.host.port}`);
    const url = page.url();
    const ann = new KeyPlayer(page);
    await expect(page.getByRole('textbox', { name: words.join.name })).toBeVisible();
    await ann.presses(({ name }) => name === words.join.name, null);
    await page.keyboard.type('Ann');
    await ann.presses(words.join.sit);
    await expect(page.getByRole('heading', { name: words.lobby.title })).toBeVisible();
    for (let bots = 1; bots <= 2; bots++) {
      await ann.presses(words.lobby.addBot);
      await expect(page.locator('main.lobby li')).toHaveCount(bots + 1);
    }
    if (game === 'bang') await new Player(page).setsTable(words.lobby.games.bang);
    const history = await page.evaluate(() => window.history.length);
    await ann.presses(words.lobby.start);
    await expect(page.locator('main.game')).toBeVisible();

    let told = false;
    await ann.playsToTheEnd(game, async () => {
      expect([words.title, `● ${words.game.yourTurn}`]).toContain(await page.title());
      if (told || (await page.locator('main.game').count()) === 0) return;
      told = true;
      // Whoever reads something else when a question comes stays there.
      await ann.presses(words.game.help, null);
      await expect(page.locator('.asked').or(page.locator('main.ended')).first()).toBeVisible({ timeout: 60_000 });
      if ((await page.locator('.asked').count()) > 0)
        await expect(page.getByRole('button', { name: words.game.help, exact: true })).toBeFocused();
    });
    expect(told).toBe(true);
    expect(page.url()).toBe(url);
    expect(await page.evaluate(() => window.history.length)).toBe(history);
  });
}
