import { expect, type Page } from '@playwright/test';
import { catalogues } from '../../src/shared/text/index.ts';
import { bang } from '../../src/shared/text/en/bang/index.ts';
import { QUESTION, RESULT } from './player.ts';

interface Here {
  readonly name: string;
  readonly off: boolean;
  readonly pressed: boolean;
}

const { phone, dice } = catalogues.en;
const ROUND = 120;

/** Somebody who touches nothing and sees nothing: goes about by keys, and knows each control by its name. */
export class KeyPlayer {
  readonly page: Page;

  constructor(page: Page) {
    this.page = page;
  }

  get heading() {
    return this.page.getByRole('heading', { level: 1 });
  }

  /** Goes on to the next control that is wanted, and presses the key on it. */
  async presses(wanted: string | ((here: Here) => boolean), key: 'Enter' | null = 'Enter'): Promise<void> {
    const is = typeof wanted === 'string' ? (here: Here) => here.name === wanted : wanted;
    const met: string[] = [];
    for (let tabs = 0; tabs < ROUND; tabs++) {
      await this.page.keyboard.press('Tab');
      const here = await this.here();
      met.push(here.name);
      if (!is(here)) continue;
      if (key) await this.page.keyboard.press(key);
      return;
    }
    throw new Error(`no such control among ${[...new Set(met)].join(' | ')}`);
  }

  /** Answers everything until the game is over; `between` runs after each answer. */
  async playsToTheEnd(game: 'dice' | 'bang', between: () => Promise<void>): Promise<void> {
    const asked = this.page.locator(QUESTION);
    const result = this.page.locator(RESULT);
    for (;;) {
      await expect(asked.or(result)).toBeVisible({ timeout: 60_000 });
      if ((await result.count()) > 0) return;
      const ask = (await this.heading.textContent()) ?? '';
      await expect(this.page.locator('#said')).toContainText(ask);
      await this.page.locator('.asked :is(.ask, .actions)').evaluate(part => part.setAttribute('data-answered', ''));
      await (game === 'dice' ? this.answersDice() : this.answersCards(ask));
      await expect(this.page.locator('[data-answered]')).toHaveCount(0);
      await between();
    }
  }

  private async answersDice(): Promise<void> {
    const button = (name: string) => this.page.getByRole('button', { name, exact: true });
    const keep = dice.tray.keepAll({ n: 5 });
    if ((await button(dice.tray.throwAll).count()) > 0) return this.presses(dice.tray.throwAll);
    if ((await button(keep).count()) > 0) return this.presses(keep);
    const done = [dice.choose.shoot, dice.choose.drink, dice.choose.done];
    // The options stand between the player's own role and the button that gives the answer.
    await this.presses(phone.game.role, null);
    for (;;) {
      let gives: 'nothing' | 'too early' | 'answer' = 'nothing';
      await this.presses(({ name, off, pressed }) => {
        if (done.includes(name)) gives = off ? 'too early' : 'answer';
        return done.includes(name) || !pressed;
      });
      if ((gives as string) === 'answer') return;
      if ((gives as string) === 'too early') await this.presses(phone.game.role, null);
    }
  }

  private async answersCards(ask: string): Promise<void> {
    const { prompts, onPhone } = bang;
    const named = (role: 'button' | 'group', name: string) => this.page.getByRole(role, { name, exact: true });
    if ((await named('button', prompts.choose.end).count()) > 0) return this.playsCards();
    const answers = named('group', ask).getByRole('button');
    if ((await answers.count()) > 0) {
      const last = nameOf(await answers.last().ariaSnapshot());
      await this.presses(last);
      if ((await this.page.getByRole('dialog').count()) > 0) await this.presses(onPhone.anyway);
      return;
    }
    const gives = [1, 2, 3, 4, 5, 6, 7, 8].flatMap(n => [onPhone.discard({ n }), onPhone.keep({ n })]);
    for (;;) {
      let given = false;
      await this.presses(({ name, pressed }) => {
        given = gives.includes(name);
        return given || (!pressed && / of (spades|hearts|diamonds|clubs)$/.test(name));
      });
      if (given) return;
    }
  }

  /** A BANG! at whoever is nearest, if there is one and anybody in reach; then that was the turn. */
  private async playsCards(): Promise<void> {
    const { prompts, onPhone, cards } = bang;
    const shoots = ({ name }: Here) => name.startsWith(`${cards.bang.name}, `) && !name.endsWith(onPhone.notNow);
    const ends = ({ name }: Here) => name === prompts.choose.end;
    let shot = false;
    await this.presses(here => {
      shot = shoots(here);
      return shot || ends(here);
    });
    // The keys that lift a card go on to its nearest target.
    if (!shot) return;
    await expect(this.page.locator('.aim:focus')).toBeVisible();
    await this.page.keyboard.press('Enter');
  }

  private async here(): Promise<Here> {
    const focused = this.page.locator(':focus');
    if ((await focused.count()) === 0) return { name: '', off: false, pressed: false };
    const snapshot = await focused.ariaSnapshot();
    const [first = ''] = snapshot.split('\n');
    return { name: nameOf(snapshot), off: first.includes('[disabled]'), pressed: first.includes('[pressed]') };
  }
}

/** The name in what a screen reader is given: `- button "Throw the dice" [pressed]`, quoted when it has a colon. */
function nameOf(snapshot: string): string {
  return /^- '?\w+ "((?:[^"\\]|\\.)*)"/.exec(snapshot)?.[1]?.replaceAll(/\\(?=["\\])/g, '') ?? '';
}
