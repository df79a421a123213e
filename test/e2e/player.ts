import { expect, type Locator, type Page } from '@playwright/test';
import type { Language } from '../../src/shared/protocol/room.ts';
import { catalogues } from '../../src/shared/text/index.ts';

/** Where the page has the open question, and where the end of a game. */
export const QUESTION = '.asked section.question';
export const RESULT = 'main.ended';

/** Somebody with a phone, who sees and touches nothing but its page. */
export class Player {
  page: Page;
  protected readonly language: Language;

  constructor(page: Page, language: Language = 'en') {
    this.page = page;
    this.language = language;
  }

  /** The open question to this player; gone while nothing is asked. */
  get question(): Locator {
    return this.page.locator(QUESTION);
  }

  get result(): Locator {
    return this.page.locator(RESULT);
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

  protected get words() {
    return catalogues[this.language].phone;
  }

  protected button(name: string): Locator {
    return this.page.getByRole('button', { name, exact: true });
  }
}
