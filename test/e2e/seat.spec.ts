import { en } from '../../src/shared/text/en/index.ts';
import { expect, mirror, test } from './evening.ts';
import { Player } from './player.ts';

test.use({ flags: ['--seed', '3', '--bot-thinking', '20', '--pace', 'brisk'] });

test('who leaves a game takes the kept seat back with one tap, and has it still when the page was closed', async ({
  evening,
}) => {
  const page = await evening.phone();
  await page.goto(`http://localhost:${evening.host.port}/`);
  const player = new Player(page);
  await player.joins('Rose');
  for (let bot = 0; bot < 2; bot++) await player.addsBot();
  await player.starts();
  await expect(player.question).toBeVisible();

  const { game, connection } = en.phone;
  await page.getByRole('button', { name: game.leave, exact: true }).click();
  await page.getByRole('dialog').getByRole('button', { name: game.leave, exact: true }).click();
  await expect(page.getByRole('alert')).toHaveText(en.refusals.bye.minded);
  await page.screenshot({ path: 'test-results/screens/phone-minded.png' });
  await page.getByRole('button', { name: connection.takeBack, exact: true }).click();
  await expect(page.locator('main.game').or(player.result)).toBeVisible();

  await player.leavesAndComesBack();
  await expect(player.page.locator('main.game').or(player.result)).toBeVisible();
  await expect(mirror(evening.table)).toContainText('Rose');
});
