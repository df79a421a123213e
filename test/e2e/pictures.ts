import type { Page } from '@playwright/test';
import type { Language } from '../../src/shared/protocol/room.ts';
import { expect } from './evening.ts';

/** Kept as an artefact, to be looked at. */
export async function picture(page: Page, name: string): Promise<void> {
  await page.screenshot({ path: `test-results/screens/${name}.png` });
}

/** Three pictures of the next Indian attack, from dusk to arrows; fails when none comes before the game is over. */
export async function pictureOfAttack(table: Page, language: Language): Promise<void> {
  const over = table.locator('#mirror[data-phase="result"]');
  const attack = table.locator('#mirror[data-showing="indiansAttacked"]');
  await expect(attack.or(over)).toBeAttached({ timeout: 300_000 });
  await expect(attack, 'an Indian attack in this seeded game').toBeAttached();
  for (const n of [1, 2, 3]) await picture(table, `indian-attack-${language}-${n}`);
}
