import type { Page } from '@playwright/test';
import type { Language } from '../../src/shared/protocol/room.ts';
import { catalogues } from '../../src/shared/text/index.ts';
import { expect } from './evening.ts';

/** Kept as an artefact, to be looked at. */
export async function picture(page: Page, name: string): Promise<void> {
  await page.screenshot({ path: `test-results/screens/${name}.png` });
}

/** Takes a picture of the next Indian attack the table tells of; fails when none comes before the game is over. */
export async function pictureOfAttack(table: Page, language: Language): Promise<void> {
  const { indiansAttacked } = catalogues[language].dice.story;
  const over = table.locator('#mirror[data-phase="result"]');
  const attack = table.locator('#story', { hasText: indiansAttacked });
  await expect(attack.or(over)).toBeAttached({ timeout: 300_000 });
  await picture(table, `indian-attack-${language}`);
  await expect(attack, 'an Indian attack in this seeded game').toBeAttached();
}
