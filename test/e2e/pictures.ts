import type { Page } from '@playwright/test';
import type { Language } from '../../src/shared/protocol/room.ts';
import { expect } from './evening.ts';

/** Kept as an artefact, to be looked at. */
export async function picture(page: Page, name: string): Promise<void> {
  await page.screenshot({ path: `test-results/screens/${name}.png` });
}

/** Three pictures of the next Indian attack, from dusk to arrows; fails when none comes before the game is over. */
export async function pictureOfAttack(table: Page, language: Language): Promise<void> {
  // The moment is short, so the page itself waits for it.
  const first = await table.evaluate(
    () =>
      new Promise<string>(found => {
        const mirror = document.getElementById('mirror');
        const look = (): void => {
          const { showing, phase } = mirror?.dataset ?? {};
          if (showing === 'indiansAttacked') found('attack');
          if (phase === 'result') found('result');
        };
        if (mirror) new MutationObserver(look).observe(mirror, { attributes: true });
      }),
  );
  for (const n of [1, 2, 3]) await picture(table, `indian-attack-${language}-${n}`);
  expect(first, 'what came first in this seeded game').toBe('attack');
}
