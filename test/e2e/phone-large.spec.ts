import type { Page } from '@playwright/test';
import { catalogues } from '../../src/shared/text/index.ts';
import { faultsOf } from './axe.ts';
import { expect, test } from './evening.ts';
import { Player } from './player.ts';

const words = catalogues.ja.phone;

test.use({ flags: ['--seed', '3', '--pace', 'brisk', '--bot-thinking', '0'] });

/** How far the page is too wide, and the words that their button cuts off. */
const cut = (page: Page) =>
  page.evaluate(() => {
    const buttons = [...document.querySelectorAll<HTMLElement>('.button')].filter(button => button.offsetParent);
    return {
      tooWide: Math.max(0, document.documentElement.scrollWidth - window.innerWidth),
      cut: buttons.filter(one => one.scrollWidth > one.clientWidth + 1).map(one => one.textContent),
    };
  });

test('letters of twice the size fit a small phone in Japanese, and axe finds nothing on the way', async ({
  phones,
}) => {
  const page = await phones.phone({ width: 320, locale: 'ja-JP' });
  await page.addInitScript(() => localStorage.setItem('saloon.wishes', '{"size":200}'));
  const fits = async (where: string) => {
    expect(await cut(page), where).toEqual({ tooWide: 0, cut: [] });
    expect(await faultsOf(page), where).toEqual([]);
  };
  await page.goto(`http://127.0.0.1:${phones.host.port}`);
  await expect(page.getByRole('button', { name: words.join.sit })).toBeVisible();
  await fits('join');
  const ann = new Player(page, 'ja');
  await ann.joins('Ann');
  for (let bots = 1; bots <= 2; bots++) {
    await ann.addsBot();
    await expect(page.locator('main.lobby li')).toHaveCount(bots + 1);
  }
  await fits('lobby');
  await ann.starts();
  await fits('game');
  await page.getByRole('button', { name: words.thisPhone, exact: true }).click();
  await expect(page.getByRole('dialog').getByRole('button', { name: '200%' })).toHaveAttribute('aria-pressed', 'true');
  await fits('this phone');
  await page.getByRole('dialog').getByRole('button', { name: '100%' }).click();
  expect(await page.evaluate(() => getComputedStyle(document.documentElement).fontSize)).toBe('16px');
});
