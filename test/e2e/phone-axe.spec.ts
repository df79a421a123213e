import AxeBuilder from '@axe-core/playwright';
import type { Page } from '@playwright/test';
import { catalogues } from '../../src/shared/text/index.ts';
import { expect, test } from './evening.ts';
import { Player } from './player.ts';

const words = catalogues.en.phone;

async function faultsOf(page: Page): Promise<string[]> {
  const { violations } = await new AxeBuilder({ page }).analyze();
  return violations.flatMap(({ id, nodes }) => nodes.map(node => `${id}: ${node.target.join(' ')}`));
}

test.use({ flags: ['--seed', '7', '--pace', 'brisk', '--bot-thinking', '0'] });

test('no screen of the phone has a fault that axe can find', async ({ evening }) => {
  const page = await evening.phone();
  const button = (name: string) => page.getByRole('button', { name, exact: true });
  await page.goto(`http://127.0.0.1:${evening.host.port}`);
  await expect(button(words.join.sit)).toBeVisible();
  expect(await faultsOf(page), 'join').toEqual([]);

  const player = new Player(page);
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
