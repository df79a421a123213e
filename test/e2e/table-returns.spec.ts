import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, test } from '@playwright/test';
import { catalogues } from '../../src/shared/text/index.ts';
import { faultsOf } from './axe.ts';
import { mirror } from './evening.ts';
import { startHost } from './host.ts';
import { seatBots } from './table-keys.ts';

const { desk, game, room, show } = catalogues.en.table;

test('a television outlives its host: it says so, comes back by itself and takes the game up again', async ({
  page,
}) => {
  const data = mkdtempSync(join(tmpdir(), 'saloon-kept-'));
  const flags = ['--data', data, '--seed', '5', '--bot-thinking', '400'];
  const first = await startHost(...flags);
  await page.goto(first.hostUrl);
  await seatBots(page, 3);
  await page.keyboard.press('Enter');
  await expect(mirror(page)).toHaveAttribute('data-phase', 'game');
  await first.stop();
  await expect(page.locator('#line')).toHaveText(game.lost);
  await expect(page.locator('canvas')).toBeVisible();

  const second = await startHost(...flags, '--port', String(first.port));
  const kept = page.getByRole('heading', { name: room.kept.title });
  await expect(kept).toBeVisible();
  await expect(page.locator('#line')).toHaveText('');
  // A game is not thrown away by one key: who presses Enter at once has changed nothing.
  await page.keyboard.press('n');
  const sure = page.getByRole('dialog', { name: room.kept.freshSure });
  await expect(sure).toBeVisible();
  await page.keyboard.press('Enter');
  await expect(sure).toHaveCount(0);
  await expect(kept).toBeVisible();
  expect(await faultsOf(page), 'a game that waits').toEqual([]);

  // Put away, it hangs in the lobby and is gone on with by one key.
  await page.keyboard.press('n');
  await sure.getByRole('button', { name: room.kept.freshYes }).click();
  await expect(page.getByRole('heading', { name: desk.past.waiting })).toBeVisible();
  expect(await faultsOf(page), 'a lobby with a game that was broken off').toEqual([]);
  await page.keyboard.press('g');
  const past = page.getByRole('dialog', { name: desk.past.title });
  await expect(past.getByRole('button', { name: /^Go on: / })).toBeVisible();
  expect(await faultsOf(page), 'past games').toEqual([]);
  await page.keyboard.press('g');
  await expect(past).toHaveCount(0);
  await page.keyboard.press('1');
  await expect(kept).toBeVisible();
  await page.keyboard.press('Enter');
  await expect(kept).toHaveCount(0);
  await expect(mirror(page)).toHaveAttribute('data-paused', 'false');

  // The list of what happened last begins with what the host told before this page was here.
  await page.reload();
  await expect(mirror(page)).toHaveAttribute('data-phase', 'game');
  await page.keyboard.press('h');
  const log = page.getByRole('dialog', { name: show.log.title });
  await expect(log.getByRole('listitem').first()).not.toBeEmpty();
  await second.stop();
  rmSync(data, { recursive: true, force: true });
});
