import { expect } from '@playwright/test';
import { catalogues } from '../../src/shared/text/index.ts';
import { Playing } from './playing.ts';

/** Plays the dice game. */
export class DicePlayer extends Playing<'throw' | 'reroll' | 'choose'> {
  protected async asked(): Promise<'throw' | 'reroll' | 'choose'> {
    const { tray } = catalogues[this.language].dice;
    if ((await this.button(tray.throwAll).count()) > 0) return 'throw';
    return (await this.page.getByRole('region', { name: tray.keep }).count()) > 0 ? 'reroll' : 'choose';
  }

  protected async answers(): Promise<void> {
    const asked = await this.asked();
    if (asked === 'reroll') await this.throwsTwoAgain();
    if (asked === 'choose') await this.fillsInEveryGroup();
    const actions = this.page.locator('.asked .actions');
    await this.taps(actions.locator('button[aria-disabled="false"]').first(), actions);
  }

  /** The first two dice that may be thrown again, if there are any. */
  private async throwsTwoAgain(): Promise<void> {
    const { tray } = catalogues[this.language].dice;
    const kept = this.page.getByRole('region', { name: tray.keep }).locator('button[aria-disabled="false"]');
    const again = this.page.getByRole('region', { name: tray.again }).locator('button');
    for (let moved = 0; moved < 2 && (await kept.count()) > 0; moved++) {
      await kept.first().click();
      await expect(again).toHaveCount(moved + 1);
    }
  }

  private async fillsInEveryGroup(): Promise<void> {
    for (const group of await this.page.locator('section.group').all()) {
      const rows = group.locator('button.row:not([aria-disabled="true"])');
      const optional = (await rows.first().getAttribute('data-several')) === 'true';
      if (optional || (await group.locator('[aria-pressed="true"]').count()) > 0) continue;
      await rows.first().click();
      await expect(rows.first()).toHaveAttribute('aria-pressed', 'true');
    }
  }
}
