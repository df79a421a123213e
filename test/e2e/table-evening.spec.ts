import { catalogues } from '../../src/shared/text/index.ts';
import { expect, mirror, test } from './evening.ts';
import { Player } from './player.ts';

const { desk, room } = catalogues.en.table;

test.use({ flags: ['--seed', '3', '--pace', 'brisk', '--bot-thinking', '60000'] });

test('the host’s window sees who is gone, lets a bot play, shows the door and opens it again', async ({ evening }) => {
  const { table, host } = evening;
  const ann = new Player(await evening.phone());
  await ann.page.goto(`http://127.0.0.1:${host.port}`);
  await ann.joins('Ann');
  const seats = mirror(table).locator('li');
  await expect(seats).toHaveCount(1);
  for (const n of [2, 3]) {
    await table.keyboard.press('b');
    await expect(seats).toHaveCount(n);
  }
  await table.keyboard.press('Enter');
  await expect(mirror(table)).toHaveAttribute('data-phase', 'game');

  const seat = seats.filter({ hasText: 'Ann' });
  await ann.page.context().setOffline(true);
  await ann.page.goto('about:blank');
  await expect(seat).toContainText(room.away);
  await table.keyboard.press('s');
  const sheet = table.getByRole('dialog');
  await sheet.getByRole('button', { name: desk.seats.mindHim({ name: 'Ann' }) }).click();
  await expect(seat).toContainText(room.minded);

  await ann.page.context().setOffline(false);
  await ann.page.goto(`http://127.0.0.1:${host.port}`);
  await expect(seat).toHaveAttribute('data-here', 'true');
  await sheet.getByRole('button', { name: desk.seats.doorHim({ name: 'Ann' }) }).click();
  await expect(sheet.getByRole('button', { name: desk.seats.no })).toBeFocused();
  await sheet.getByRole('button', { name: desk.seats.yes }).click();
  await table.keyboard.press('Escape');
  await ann.page.getByRole('button', { name: catalogues.en.phone.stay.knock }).click();
  await expect(table.getByText(room.knocks.door({ name: 'Ann' }))).toBeVisible();
  await table.keyboard.press('y');
  await expect(table.getByText(room.knocks.door({ name: 'Ann' }))).toHaveCount(0);
  await expect(ann.page.locator('main.game')).toBeVisible();
});
