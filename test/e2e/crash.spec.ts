import { en } from '../../src/shared/text/en/index.ts';
import { DicePlayer } from './dice-player.ts';
import { expect, mirror, test } from './evening.ts';

const { pause } = en.seats;

// With this seed the one person is asked before a bot could end the game.
test.use({ flags: ['--seed', '3', '--bot-thinking', '20', '--pace', 'brisk'] });

test('the host dies in the middle of a game and is started again: the open pages come back by themselves', async ({
  evening,
}) => {
  const page = await evening.phone();
  await page.goto(`http://localhost:${evening.host.port}/`);
  const player = new DicePlayer(page);
  await player.joins('Rose');
  for (let bot = 0; bot < 2; bot++) await player.addsBot();
  await player.starts();
  await expect(player.question).toBeVisible();
  const asked = await player.question.innerText();

  await evening.host.crash();
  const goOn = page.getByRole('button', { name: pause.resume, exact: true });
  await expect(goOn).toBeVisible();
  await expect(mirror(evening.table)).toContainText('Rose');
  // Typefaces that the host could not send any more come with it.
  const failed = () => evening.table.evaluate(() => [...document.fonts].filter(face => face.status === 'error').length);
  await expect.poll(failed).toBe(0);
  await page.screenshot({ path: 'test-results/screens/phone-after-a-crash.png' });
  await evening.table.screenshot({ path: 'test-results/screens/table-after-a-crash.png' });
  await goOn.click();
  await expect(goOn).toHaveCount(0);
  await expect(player.question).toHaveText(asked);
});
