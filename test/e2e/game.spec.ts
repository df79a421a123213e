import { catalogues } from '../../src/shared/text/index.ts';
import { expect, mirror, scan, test, type Evening } from './evening.ts';
import { picture, pictureOfAttack } from './pictures.ts';
import { DicePlayer } from './dice-player.ts';

async function sitDown(evening: Evening): Promise<DicePlayer[]> {
  const { table } = evening;
  const url = await scan(table);
  const address = new URL(url);
  expect(address.port).toBe(String(evening.host.port));
  // A machine without a network has no address a phone could reach; loopback stands in for it.
  address.hostname = '127.0.0.1';
  const players: DicePlayer[] = [];
  for (const [i, name] of ['Ann', 'Ben', 'Chie', 'Dora'].entries()) {
    const page = await evening.phone({
      locale: name === 'Chie' ? 'ja-JP' : 'en-GB',
      firefox: name === 'Ben',
      still: true,
    });
    await page.goto(address.href);
    const player = new DicePlayer(page, name === 'Chie' ? 'ja' : 'en');
    await player.joins(name);
    await expect(mirror(table).locator('li')).toHaveCount(i + 1);
    players.push(player);
  }
  return players;
}

test.use({ flags: ['--seed', '7', '--pace', 'brisk', '--bot-thinking', '0'] });

test('four phones and two bots play from the QR code to the winner, on a Japanese table', async ({ evening }) => {
  test.setTimeout(900_000);
  const { table } = evening;
  const players = await sitDown(evening);
  const [ann, ben, chie, dora] = players as [DicePlayer, DicePlayer, DicePlayer, DicePlayer];
  await picture(ann.page, 'lobby-phone');
  await ann.addsBot();
  await ann.addsBot();
  await expect(mirror(table).locator('li')).toHaveCount(6);
  await ann.setsTable(catalogues.en.phone.languages.ja);
  await expect(mirror(table)).toHaveAttribute('lang', 'ja');
  await picture(table, 'lobby-ja');
  await ann.starts();
  await expect(mirror(table)).toHaveAttribute('data-phase', 'game');
  const attack = pictureOfAttack(table, 'ja');

  let reloaded = false;
  let left = false;
  await Promise.all([
    ann.playsToTheEnd(async prompt => {
      if (prompt !== 'reroll' || reloaded) return;
      reloaded = true;
      const dice = await mirror(table).getAttribute('data-dice');
      await picture(table, 'mid-roll-ja');
      await picture(ann.page, 'mid-roll-phone');
      await ann.reloads();
      await expect(ann.question).toBeVisible();
      expect(await mirror(table).getAttribute('data-dice')).toBe(dice);
    }),
    ben.playsToTheEnd(),
    chie.playsToTheEnd(),
    dora.playsToTheEnd(async prompt => {
      if (prompt !== 'reroll' || left) return;
      left = true;
      await dora.leavesAndComesBack();
      await expect(dora.question).toBeVisible();
    }),
  ]);
  await expect(mirror(table)).toHaveAttribute('data-phase', 'result');
  await picture(table, 'result-ja');
  await picture(ann.page, 'result-phone');
  await picture(chie.page, 'result-phone-ja');
  await attack;
  expect(reloaded).toBe(true);
});
