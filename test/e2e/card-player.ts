import { expect, type Locator } from '@playwright/test';
import { loadBang, type BangWords } from '../../src/shared/text/bang/words.ts';
import { Playing } from './playing.ts';

/** Where a card is not covered by the next one of the fan. */
const EDGE = { x: 8, y: 24 };

/** Plays the card game: what can be played, at whoever comes first; answers whenever there is an answer. */
export class CardPlayer extends Playing<'play' | 'dodge' | 'duel' | 'several' | 'other'> {
  /** Answers neither shots nor duels any more, so that the game comes to its end. */
  careless = false;
  private said: BangWords | null = null;

  protected async asked(): Promise<'play' | 'dodge' | 'duel' | 'several' | 'other'> {
    const { prompts } = await this.speech();
    if ((await this.button(prompts.choose.end).count()) > 0) return 'play';
    if ((await this.answerRows.count()) === 0) return 'several';
    const question = (await this.question.locator('h1').textContent()) ?? '';
    const { ask } = prompts;
    if (says(question, ask.duel) || says(question, ask.duelAgain)) return 'duel';
    return says(question, ask.dodge) || says(question, ask.dodgeGatling) ? 'dodge' : 'other';
  }

  protected async answers(): Promise<void> {
    const main = this.page.locator('.asked main.game');
    const ask = main.locator('.ask');
    switch (await this.asked()) {
      case 'play':
        return this.plays(main, ask);
      case 'several':
        return this.choosesSeveral(main, ask);
      case 'dodge':
      case 'duel':
        return this.careless ? this.takesIt(ask) : this.taps(this.answerRows.first(), ask);
      default:
        return this.taps(this.answerRows.first(), ask);
    }
  }

  /** Whoever gives his last life away with an answer in his hand is asked whether he means it. */
  private async takesIt(ask: Locator): Promise<void> {
    const { onPhone } = await this.speech();
    const sure = this.page.getByRole('dialog', { name: onPhone.sure });
    await ask.evaluate(element => element.setAttribute('data-answered', ''));
    await this.answerRows.last().click();
    await expect(sure.or(this.page.locator('body:not(:has([data-answered]))'))).toBeVisible();
    if ((await sure.count()) > 0) await this.button(onPhone.anyway).click();
    await expect(this.page.locator('[data-answered]')).toHaveCount(0);
  }

  /** The first card that can be played, else the end of the turn. */
  private async plays(main: Locator, ask: Locator): Promise<void> {
    const { prompts, onPhone } = await this.speech();
    const card = main.locator('.fan button.on').first();
    if ((await card.count()) === 0) return this.taps(this.button(prompts.choose.end), ask);
    await card.click({ position: EDGE });
    await expect(this.button(onPhone.back)).toBeVisible();
    const target = ask.locator('.stack button.row[aria-disabled="false"]');
    const aims = (await target.count()) > 0;
    // A Beer that would heal nothing is asked about first, and then kept.
    const wasted = this.page.getByRole('dialog', { name: onPhone.sure });
    const go = aims ? target.first() : main.locator('.tray .buttons .gold');
    await ask.evaluate(element => element.setAttribute('data-answered', ''));
    await go.click();
    await expect(wasted.or(this.page.locator('body:not(:has([data-answered]))'))).toBeVisible();
    if ((await wasted.count()) === 0) return;
    await this.button(this.words.cancel).click();
    await this.button(onPhone.back).click();
    await this.taps(this.button(prompts.choose.end), ask);
  }

  /** As many as are asked for, the first ones. */
  private async choosesSeveral(main: Locator, ask: Locator): Promise<void> {
    // Beside one's own hand, when the choice is among others.
    const cards = main.locator('.tray .fan button');
    const go = main.locator('.tray .buttons .gold');
    for (let i = 0; (await go.getAttribute('aria-disabled')) === 'true'; i++) {
      await cards.nth(i).click({ position: EDGE });
      await expect(cards.nth(i)).toHaveAttribute('aria-pressed', 'true');
    }
    await this.taps(go, ask);
  }

  private get answerRows(): Locator {
    return this.page.locator('.asked .answers button');
  }

  private async speech(): Promise<BangWords> {
    return (this.said ??= await loadBang(this.language));
  }
}

/** Does this text say so, whoever did it? */
function says(text: string, sentence: (p: { by: string }) => string): boolean {
  const [before = '', after = ''] = sentence({ by: '|' }).split('|');
  return text.startsWith(before) && text.endsWith(after);
}
