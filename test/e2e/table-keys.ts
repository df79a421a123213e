import type { Page } from '@playwright/test';
import { catalogues } from '../../src/shared/text/index.ts';
import { expect, mirror } from './evening.ts';

/** Adds bots by the host's key, one after the other, to a lobby with nobody in it. */
export async function seatBots(table: Page, bots: number): Promise<void> {
  await expect(table.getByRole('button', { name: catalogues.en.table.controls.addBot })).toBeVisible();
  for (let n = 1; n <= bots; n++) {
    await table.keyboard.press('b');
    await expect(mirror(table).locator('li')).toHaveCount(n);
  }
}
