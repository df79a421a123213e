import { catalogues } from '../../src/shared/text/index.ts';
import { expect, mirror, test } from './evening.ts';
import { Player } from './player.ts';

for (const language of ['en', 'ja'] as const) {
  test(`what the host refuses is said in words on the phone: ${language}`, async ({ evening }) => {
    const page = await evening.phone({ locale: language === 'ja' ? 'ja-JP' : 'en-GB' });
    await page.goto(`http://127.0.0.1:${evening.host.port}`);
    const { join } = catalogues[language].phone;
    const { refused } = catalogues[language].refusals;
    const sit = page.getByRole('button', { name: join.sit, exact: true });
    await page.getByLabel(join.name).fill('   ');
    await sit.click();
    await expect(page.locator('main').getByText(refused['name-empty'])).toBeVisible();
    await page.getByLabel(join.name).fill('A name far too long');
    await sit.click();
    await expect(page.locator('main').getByText(refused['name-too-long']({ limit: 16 }))).toBeVisible();
    await expect(mirror(evening.table).locator('li')).toHaveCount(0);

    await new Player(page, language).joins('Ann');
    await expect(mirror(evening.table).locator('li')).toHaveCount(1);
  });
}

test('a second tab takes the seat over, the first one says so and can take it back', async ({ evening }) => {
  const { bye } = catalogues.en.refusals;
  const { reopen } = catalogues.en.phone.connection;
  const first = await evening.phone();
  await first.goto(`http://127.0.0.1:${evening.host.port}`);
  await new Player(first).joins('Ann');

  const second = await first.context().newPage();
  await second.goto(first.url());
  await expect(second.locator('main.lobby')).toContainText('Ann');
  await expect(first.getByRole('alert')).toHaveText(bye['taken-over']);
  await expect(mirror(evening.table).locator('li')).toHaveCount(1);

  await first.getByRole('button', { name: reopen }).click();
  await expect(first.locator('main.lobby')).toContainText('Ann');
  await expect(second.getByRole('alert')).toHaveText(bye['taken-over']);
});
