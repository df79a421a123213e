import AxeBuilder from '@axe-core/playwright';
import type { Page } from '@playwright/test';
import { catalogues } from '../../src/shared/text/index.ts';
import { expect, mirror, test } from './evening.ts';
import { seatBots } from './table-keys.ts';

const words = catalogues.en.table.controls;

/** Nothing is written lower than this share of the picture's height: the safe area ends at line 1026 of 1080. */
const SAFE = 1026 / 1080;

async function faultsOf(page: Page): Promise<string[]> {
  const { violations } = await new AxeBuilder({ page }).analyze();
  return violations.flatMap(({ id, nodes }) => nodes.map(node => `${id}: ${node.target.join(' ')}`));
}

test.use({ flags: ['--seed', '7', '--pace', 'brisk', '--bot-thinking', '100'] });

test('the host steers by keys alone, and every sheet gives the focus back', async ({ evening: { table } }) => {
  const dialog = table.getByRole('dialog');
  const button = (name: string) => table.getByRole('button', { name, exact: true });
  await seatBots(table, 3);

  await table.keyboard.press('o');
  await expect(dialog.getByRole('combobox').first()).toBeFocused();
  await table.keyboard.press('Escape');
  await expect(dialog).toHaveCount(0);

  await button(words.settings).focus();
  await table.keyboard.press('Enter');
  await expect(dialog).toBeVisible();
  await table.keyboard.press('Escape');
  await expect(dialog).toHaveCount(0);
  await expect(button(words.settings)).toBeFocused();
  await table.keyboard.press('Enter');
  await expect(dialog).toBeVisible();
  await dialog.getByRole('button', { name: words.close }).focus();
  await table.keyboard.press('Enter');
  await expect(dialog).toHaveCount(0);
  await expect(button(words.settings)).toBeFocused();

  await table.keyboard.press('s');
  await expect(dialog).toHaveAccessibleName(words.seats);
  await table.keyboard.press('?');
  await expect(dialog).toHaveAccessibleName(words.help);
  await table.keyboard.press('Escape');
  await expect(dialog).toHaveCount(0);
});

test('Enter right after Escape starts the game', async ({ evening: { table } }) => {
  await seatBots(table, 3);
  await table.keyboard.press('o');
  await expect(table.getByRole('dialog')).toBeVisible();
  await table.getByRole('dialog').getByRole('button', { name: words.close }).focus();
  await table.evaluate(() => {
    for (const key of ['Escape', 'Enter']) {
      document.activeElement?.dispatchEvent(new KeyboardEvent('keydown', { key, bubbles: true }));
    }
  });
  await expect(mirror(table)).toHaveAttribute('data-phase', 'game');

  await table.getByRole('button', { name: words.endGame }).focus();
  await table.keyboard.press('Enter');
  await expect(table.getByRole('dialog')).toHaveAccessibleName(words.endSure);
  await expect(table.getByRole('dialog').getByRole('button', { name: words.no })).toBeFocused();
  await table.keyboard.press('Shift+Tab');
  await table.keyboard.press('Enter');
  await expect(mirror(table)).toHaveAttribute('data-phase', 'lobby');
});

test('a start that is refused says why, in words', async ({ evening: { table } }) => {
  await seatBots(table, 1);
  await table.keyboard.press('Enter');
  await expect(table.getByRole('status')).toHaveText(catalogues.en.refusals.refused['too-few']({ have: 1, need: 3 }));
  await expect(mirror(table)).toHaveAttribute('data-phase', 'lobby');
});

for (const [width, height] of [
  [1280, 720],
  [1920, 1080],
  [3840, 2160],
] as const) {
  test(`at ${height} lines the bar lies under everything that is written`, async ({ evening: { table } }) => {
    await table.setViewportSize({ width, height });
    const bar = table.getByRole('group', { name: words.bar });
    const top = async (): Promise<number> => (await bar.boundingBox())?.y ?? 0;
    expect(await top()).toBeGreaterThanOrEqual(height * SAFE);
    await seatBots(table, 3);
    await table.keyboard.press('o');
    await table.getByLabel(words.language).selectOption('ja');
    await expect(mirror(table)).toHaveAttribute('lang', 'ja');
    await table.keyboard.press('Escape');
    const japanese = table.getByRole('group', { name: catalogues.ja.table.controls.bar });
    expect((await japanese.boundingBox())?.y).toBeGreaterThanOrEqual(height * SAFE);
  });
}

test('no part of the table page has a fault that axe can find', async ({ evening: { table } }) => {
  test.setTimeout(240_000);
  const dialog = table.getByRole('dialog');
  await seatBots(table, 3);
  expect(await faultsOf(table), 'lobby').toEqual([]);
  for (const key of ['s', 'o', '?']) {
    await table.keyboard.press(key);
    await expect(dialog).toBeVisible();
    expect(await faultsOf(table), key).toEqual([]);
    await table.keyboard.press('Escape');
  }
  await table.getByRole('button', { name: words.about }).focus();
  await table.keyboard.press('Enter');
  expect(await faultsOf(table), 'about').toEqual([]);
  await table.keyboard.press('Escape');
  await table.getByRole('button', { name: words.start }).click();
  await expect(mirror(table)).toHaveAttribute('data-phase', 'game');
  expect(await faultsOf(table), 'game').toEqual([]);
});
