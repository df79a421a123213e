import type { Locator } from '@playwright/test';
import { Player, QUESTION, RESULT } from './player.ts';

/** Milliseconds. A locator looks twice a second, and a game has a hundred such waits. */
const OFTEN = 100;

/** A player of one game. `Asked`: what is asked, as far as a player sees it. */
export abstract class Playing<Asked extends string> extends Player {
  /** Answers everything it is asked until somebody has won; `before` sees each question first. */
  async playsToTheEnd(before: (asked: Asked) => Promise<void> = () => Promise.resolve()): Promise<void> {
    while (await this.isAsked()) {
      await before(await this.asked());
      await this.answers();
    }
  }

  protected abstract asked(): Promise<Asked>;
  protected abstract answers(): Promise<void>;

  private async isAsked(): Promise<boolean> {
    // Others may take their time: only that of the whole test is limited.
    await this.page.waitForFunction(
      either => document.querySelector(either)?.checkVisibility(),
      `${QUESTION}, ${RESULT}`,
      { polling: OFTEN, timeout: 0 },
    );
    return (await this.result.count()) === 0;
  }

  /** Its own question is over when this element is gone, not when others look the same. */
  protected async taps(button: Locator, within: Locator): Promise<void> {
    await within.evaluate(element => element.setAttribute('data-answered', ''));
    await button.click();
    await this.page.waitForFunction(() => !document.querySelector('[data-answered]'), null, { polling: OFTEN });
  }
}
