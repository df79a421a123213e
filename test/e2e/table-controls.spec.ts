import AxeBuilder from '@axe-core/playwright';
import type { Page } from '@playwright/test';
import { catalogues } from '../../src/shared/text/index.ts';
import { expect, mirror, test } from './evening.ts';
import { readQr } from './qr.ts';
import { seatBots } from './table-keys.ts';

const { controls: words, desk, doctor, room } = catalogues.en.table;

/** Nothing is written lower than this share of the picture's height: the safe area ends at line 1026 of 1080. */
const SAFE = 1026 / 1080;

async function faultsOf(page: Page, part = 'html'): Promise<string[]> {
  const { violations } = await new AxeBuilder({ page }).include(part).analyze();
  return violations.flatMap(({ id, nodes }) => nodes.map(node => `${id}: ${node.target.join(' ')}`));
}

/** What a cheap phone's camera sees from the sofa: 480 lines, out of focus. */
async function blurred(page: Page, png: Buffer): Promise<Buffer> {
  const small = await page.evaluate(
    async source => {
      const image = new Image();
      image.src = source;
      await image.decode();
      const canvas = document.createElement('canvas');
      canvas.height = 480;
      canvas.width = (480 * image.width) / image.height;
      const context = canvas.getContext('2d');
      if (!context) throw new Error('no 2D canvas');
      context.filter = 'blur(1.2px)';
      context.drawImage(image, 0, 0, canvas.width, canvas.height);
      return canvas.toDataURL('image/png').split(',')[1] ?? '';
    },
    `data:image/png;base64,${png.toString('base64')}`,
  );
  return Buffer.from(small, 'base64');
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
  const why = catalogues.en.refusals.refused['too-few']({ have: 1, need: 3 });
  await expect(table.getByRole('status').filter({ hasText: why })).toBeVisible();
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
    // Four times as many pixels take a busy machine as much longer.
    await expect(bar).toBeVisible({ timeout: 120_000 });
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

test('every sheet opens by its key and from the list of all of them, and makes a code for the Wi-Fi', async ({
  evening: { table, host },
}) => {
  await table.setViewportSize({ width: 1280, height: 720 });
  const dialog = table.getByRole('dialog');
  const menu = table.getByRole('button', { name: desk.menu, exact: true });
  await expect(menu).toBeVisible();
  await expect.poll(async () => readQr(await blurred(table, await table.screenshot()))).toBe(host.joinUrl);
  for (const [key, name] of [
    ['l', desk.addresses.title],
    ['t', desk.tables.title],
    ['g', desk.past.title],
    ['d', doctor.open],
  ] as const) {
    await menu.click();
    await dialog.getByRole('button', { name, exact: true }).click();
    await expect(dialog).toHaveAccessibleName(name);
    await table.keyboard.press('Escape');
    await expect(dialog).toHaveCount(0);
    await table.keyboard.press(key);
    await expect(dialog).toHaveAccessibleName(name);
    if (key !== 'd') await table.keyboard.press(key);
  }
  const ssid = dialog.getByLabel(doctor.wifi.ssid);
  await expect(ssid).toHaveValue('');
  await ssid.fill('Bar; 7');
  await dialog.getByLabel(doctor.wifi.password).fill('a;b\\c:d,e');
  const code = dialog.getByRole('img', { name: doctor.wifi.title });
  expect(await readQr(await code.screenshot())).toBe('WIFI:T:WPA;S:Bar\\; 7;P:a\\;b\\\\c\\:d\\,e;;');
});

test('P stops the game and goes on with it, and the seats are at hand in a game', async ({ evening: { table } }) => {
  await seatBots(table, 3);
  await table.keyboard.press('Enter');
  await expect(mirror(table)).toHaveAttribute('data-phase', 'game');
  await table.keyboard.press('p');
  await expect(mirror(table)).toHaveAttribute('data-paused', 'true');
  await expect(mirror(table).locator('#state')).toHaveText(`${room.paused}. ${room.resumesHere}`);
  expect(await readQr(await table.screenshot()), 'the corner while it stands still').toMatch(/^http:/);
  await table.keyboard.press('s');
  await expect(table.getByRole('dialog')).toHaveAccessibleName(words.seats);
  await table.keyboard.press('Escape');
  await table.getByRole('button', { name: desk.resume, exact: true }).click();
  await expect(mirror(table)).toHaveAttribute('data-paused', 'false');
});

test('no part of the table page has a fault that axe can find', async ({ evening: { table } }) => {
  test.setTimeout(300_000);
  const dialog = table.getByRole('dialog');
  await seatBots(table, 3);
  expect(await faultsOf(table), 'lobby').toEqual([]);
  for (const key of ['s', 'o', '?', 'd', 'l', 't', 'g']) {
    await table.keyboard.press(key);
    await expect(dialog).toBeVisible();
    expect(await faultsOf(table, 'dialog'), key).toEqual([]);
    await table.keyboard.press('Escape');
  }
  await table.getByRole('button', { name: desk.menu, exact: true }).focus();
  await table.keyboard.press('Enter');
  expect(await faultsOf(table, 'dialog'), 'all sheets').toEqual([]);
  await dialog.getByRole('button', { name: words.about }).click();
  await expect(dialog).toHaveAccessibleName(catalogues.en.table.about.title);
  expect(await faultsOf(table, 'dialog'), 'about').toEqual([]);
  await table.keyboard.press('Escape');
  await table.getByRole('button', { name: words.start }).click();
  await expect(mirror(table)).toHaveAttribute('data-phase', 'game');
  expect(await faultsOf(table), 'game').toEqual([]);

  await table.getByRole('button', { name: words.endGame }).click();
  await dialog.getByRole('button', { name: words.yes }).click();
  await table.getByRole('button', { name: desk.past.all }).focus();
  expect(await faultsOf(table), 'lobby after a game').toEqual([]);
  await table.keyboard.press('Enter');
  await expect(dialog).toHaveAccessibleName(desk.past.title);
});
