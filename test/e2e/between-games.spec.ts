import { catalogues } from '../../src/shared/text/index.ts';
import { expect, mirror, test } from './evening.ts';
import { picture, pictureOfAttack } from './pictures.ts';
import { DicePlayer } from './dice-player.ts';

const words = catalogues.en.phone;

// With this seed the Indians come more than once before the winner.
test.use({ flags: ['--seed', '26', '--pace', 'brisk', '--bot-thinking', '0'] });

test('the table is loaded again in mid-roll, and a late guest waits and sits in the next game', async ({ evening }) => {
  test.setTimeout(900_000);
  const { host, table } = evening;
  const address = `http://127.0.0.1:${host.port}`;
  const ann = new DicePlayer(await evening.phone());
  await ann.page.goto(address);
  await ann.joins('Ann');
  for (let bots = 1; bots <= 3; bots++) {
    await ann.addsBot();
    await expect(mirror(table).locator('li')).toHaveCount(1 + bots);
  }
  await picture(table, 'lobby-en');
  await ann.starts();

  const ben = await evening.phone();
  let waits = false;
  let attack: Promise<void> = Promise.resolve();
  await ann.playsToTheEnd(async asked => {
    if (asked !== 'reroll' || waits) return;
    // Nothing moves while Ann holds the dice.
    await expect(mirror(table)).toHaveAttribute('data-asked', '0');
    await expect(mirror(table)).toHaveAttribute('data-prompt', 'reroll');
    await picture(table, 'mid-roll-en');
    const dice = (await mirror(table).getAttribute('data-dice')) ?? '';
    await table.reload();
    await expect(mirror(table)).toHaveAttribute('data-dice', dice);
    await expect(mirror(table)).toHaveAttribute('data-prompt', 'reroll');
    attack = pictureOfAttack(table, 'en');

    waits = true;
    await ben.goto(address);
    await expect(ben.locator('main').getByText(words.join.running)).toBeVisible();
    await ben.getByLabel(words.join.name).fill('Ben');
    await ben.getByRole('button', { name: words.join.wait }).click();
    await expect(ben.locator('main').getByText(words.lobby.wait)).toBeVisible();
    await picture(ben, 'waiting-phone');
    await expect(mirror(table).locator('li')).toHaveCount(4);
  });
  await attack;
  await expect(mirror(table)).toHaveAttribute('data-phase', 'result');
  await picture(table, 'result-en');

  await ann.page.getByRole('button', { name: words.ended.again }).click();
  await expect(mirror(table)).toHaveAttribute('data-phase', 'game');
  await expect(mirror(table).locator('li')).toHaveCount(5);
  await expect(mirror(table)).toContainText('Ben');

  await expect(ben.getByRole('button', { name: words.game.role })).toBeVisible();
});
