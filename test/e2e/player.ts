import { expect, type Locator, type Page } from '@playwright/test';
import type { Language } from '../../src/shared/protocol/room.ts';
import { catalogues } from '../../src/shared/text/index.ts';

/** What a phone asks, as far as a player sees it. */
export type Asked = 'throw' | 'reroll' | 'choose';

/** Somebody with a phone, who sees and touches nothing but its page. */
export class Player {
  page: Page;
  private readonly language: Language;

  constructor(page: Page, language: Language = 'en') {
    this.page = page;
    this.language = language;
  }

  /** The open question to this player; gone while nothing is asked. */
  get question(): Locator {
    return this.page.locator('.asked section.question');
  }

  get result(): Locator {
    return this.page.locator('main.ended');
  }

  async joins(name: string): Promise<void> {
    const { join } = this.words;
    await this.page.getByLabel(join.name).fill(name);
    await this.button(join.sit).click();
    await expect(this.page.locator('main.lobby')).toBeVisible();
  }

  async addsBot(): Promise<void> {
    await this.button(this.words.lobby.addBot).click();
  }

  async setsTable(choice: string): Promise<void> {
    await this.button(this.words.lobby.options).click();
    const sheet = this.page.getByRole('dialog');
    await sheet.getByRole('button', { name: choice, exact: true }).click();
    await expect(sheet.getByRole('button', { name: choice, exact: true })).toHaveAttribute('aria-pressed', 'true');
    await this.button(this.words.close).click();
    await expect(sheet).toHaveCount(0);
  }

  async starts(): Promise<void> {
    await this.button(this.words.lobby.start).click();
    await expect(this.page.locator('main.game')).toBeVisible();
  }

  async reloads(): Promise<void> {
    await this.page.reload();
  }

  /** Closes the page and opens the address again, as a phone does that was put away. */
  async leavesAndComesBack(): Promise<void> {
    const url = this.page.url();
    const context = this.page.context();
    await this.page.close();
    this.page = await context.newPage();
    await this.page.goto(url);
  }

  /** Answers everything it is asked until somebody has won; `before` sees each question first. */
  async playsToTheEnd(before: (asked: Asked) => Promise<void> = () => Promise.resolve()): Promise<void> {
    while (await this.isAsked()) {
      await before(await this.asked());
      await this.answers();
    }
  }

  private async isAsked(): Promise<boolean> {
    await expect(this.question.or(this.result)).toBeVisible({ timeout: 240_000 });
    return (await this.result.count()) === 0;
  }

  private async asked(): Promise<Asked> {
    const { tray } = this.words;
    if ((await this.button(tray.throwAll).count()) > 0) return 'throw';
    return (await this.page.getByRole('region', { name: tray.keep }).count()) > 0 ? 'reroll' : 'choose';
  }

  private async answers(): Promise<void> {
    const asked = await this.asked();
    if (asked === 'reroll') await this.throwsTwoAgain();
    if (asked === 'choose') await this.fillsInEveryGroup();
    const actions = this.page.locator('.asked .actions');
    // Its own question is over when these buttons are gone, not when others look the same.
    await actions.evaluate(element => element.setAttribute('data-answered', ''));
    await actions.locator('button[aria-disabled="false"]').first().click();
    await expect(this.page.locator('[data-answered]')).toHaveCount(0);
  }

  /** The first two dice that may be thrown again, if there are any. */
  private async throwsTwoAgain(): Promise<void> {
    const { tray } = this.words;
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

  private get words() {
    return catalogues[this.language].phone;
  }

  private button(name: string): Locator {
    return this.page.getByRole('button', { name, exact: true });
  }
}
