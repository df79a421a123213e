import type { Page } from '@playwright/test';
import type { BangDecision, Option } from '../../src/shared/bang/model.ts';
import { bang } from '../../src/shared/text/en/bang/index.ts';
import { catalogues } from '../../src/shared/text/index.ts';
import { faultsOf } from './axe.ts';
import { expect, test } from './evening.ts';
import { dealt, StandInTable, type Shown } from './stand-in-table.ts';

const { phone, aside, said, guide } = catalogues.en;
const HAND = ['bang:2C', 'missed:10C', 'beer:6H'] as const;

const TURN: readonly Option[] = [
  { kind: 'play', card: 'bang:2C', as: 'bang', at: 0 },
  { kind: 'play', card: 'bang:2C', as: 'bang', at: 2 },
  { kind: 'end' },
];
const CARDS: readonly Option[] = HAND.map(card => ({ kind: 'card', card }));

/** Ben's seat in the card game, with three cards and question `no`, or none. */
function asks(no: number | null, prompt: 'play' | 'discard' = 'play'): Shown {
  const shown = dealt('bang', { players: 4, seat: 1 });
  const options = prompt === 'play' ? TURN : CARDS;
  const many = prompt === 'play' ? 1 : 2;
  const groups = [{ size: options.length, min: many, max: many }];
  const decision: BangDecision | null =
    no === null ? null : { no, seat: 1, prompt, options, groups, fallback: prompt === 'play' ? [2] : [0, 1] };
  return { ...shown, own: shown.own?.id === 'bang' ? { ...shown.own, hand: HAND, decision } : null };
}

/** A page that writes down how often it shook. */
async function opened(page: Page, table: StandInTable, port: number): Promise<void> {
  await table.answers(page);
  await page.addInitScript(() => {
    const shakes: number[] = [];
    Object.assign(window, { shakes });
    Object.defineProperty(navigator, 'vibrate', { value: (ms: number) => shakes.push(ms) > 0 });
  });
  await page.goto(`http://127.0.0.1:${port}`);
}

const shakesOf = (page: Page): Promise<number> =>
  page.evaluate(() => (window as unknown as { shakes: number[] }).shakes.length);

test('one’s turn is felt once a question, seen all round the screen, and told in the title without a secret', async ({
  phones,
}) => {
  const page = await phones.phone({ width: 320 });
  const table = new StandInTable(asks(null));
  await opened(page, table, phones.host.port);
  const rim = () =>
    page.evaluate(() => getComputedStyle(document.querySelector('.bang') as Element, '::before').borderTopWidth);
  await page.locator('.fan button').first().click();
  await page.getByRole('dialog').press('Escape');
  expect(await page.title()).toBe(phone.title);
  expect(await shakesOf(page)).toBe(0);
  expect(await rim()).not.toBe('6px');

  table.shows(asks(41));
  await expect(page.locator('.asked')).toBeVisible();
  expect(await page.title()).toBe(`● ${phone.game.yourTurn}`);
  expect(await rim()).toBe('6px');
  table.shows(asks(41));
  table.shows(asks(42));
  await expect.poll(() => shakesOf(page)).toBe(2);

  // Whoever wants none gets none.
  await page.evaluate(() => localStorage.setItem('saloon.wishes', '{"shakes":false}'));
  await page.reload();
  await page
    .locator('.fan button')
    .last()
    .click({ position: { x: 8, y: 24 } });
  table.shows(asks(43));
  await expect(page.locator('.fan .up')).toHaveCount(0);
  expect(await shakesOf(page)).toBe(0);
});

test('what is half chosen is taken back by Escape and Backspace, and every sheet closed', async ({ phones }) => {
  const page = await phones.phone({ width: 320 });
  const table = new StandInTable(asks(41));
  await opened(page, table, phones.host.port);
  const button = (name: string) => page.getByRole('button', { name, exact: true });
  const sheet = page.getByRole('dialog');
  for (const key of ['Escape', 'Backspace']) {
    await page
      .locator('.fan button')
      .first()
      .click({ position: { x: 8, y: 24 } });
    await expect(page.locator('.aim')).toHaveCount(2);
    await page.keyboard.press(key);
    await expect(page.locator('.aim')).toHaveCount(0);
    await expect(button(bang.prompts.choose.end)).toBeVisible();
  }
  expect(table.asked).toEqual([]);
  expect(await faultsOf(page), 'a turn').toEqual([]);

  const { log, help, leave, role } = phone.game;
  for (const opener of [log, help, phone.thisPhone, leave, role, aside.talk.open, aside.trail.open]) {
    await button(opener).click();
    await expect(sheet).toBeVisible();
    await page.keyboard.press('Escape');
    await expect(sheet).toHaveCount(0);
    await expect(button(opener)).toBeFocused();
  }
  await page.locator('ul .row').first().click();
  await expect(sheet).toBeVisible();
  await page.keyboard.press('Escape');
  await expect(sheet).toHaveCount(0);

  table.shows(asks(42, 'discard'));
  const chosen = page.locator('.fan [aria-pressed="true"]');
  for (const at of [0, 1])
    await page
      .locator('.fan button')
      .nth(at)
      .click({ position: { x: 8, y: 24 } });
  await expect(chosen).toHaveCount(2);
  expect(await faultsOf(page), 'a discard').toEqual([]);
  await page.keyboard.press('Backspace');
  await expect(chosen).toHaveCount(1);
  await page.keyboard.press('Escape');
  await expect(chosen).toHaveCount(0);
  expect(table.asked).toEqual([]);
});

test('one region speaks, a sheet’s own while it is open, and says what it says once', async ({ phones }) => {
  const page = await phones.phone({ width: 320 });
  const table = new StandInTable(asks(41));
  await opened(page, table, phones.host.port);
  const regions = page.locator('[role="status"], [role="alert"], [aria-live]');
  await expect(page.locator('#said')).toContainText(bang.prompts.ask.play);
  await expect(regions).toHaveCount(1);

  await page.getByRole('button', { name: aside.talk.open, exact: true }).click();
  await expect(page.getByRole('dialog').locator(regions)).toHaveCount(1);
  table.refusesNext({ code: 'talks-too-fast', seconds: 3 });
  await page.getByRole('button', { name: said.reactions.doubt, exact: true }).click();
  await expect(page.getByRole('dialog').locator(regions)).toHaveText('Not so fast: again in 3 seconds.');
  await page.keyboard.press('Escape');

  await page.getByRole('button', { name: phone.game.help, exact: true }).click();
  await page.getByLabel(guide.rules.search).fill('zzz');
  await expect(page.getByRole('dialog').locator(regions)).toHaveText(guide.rules.nothing);
});

test('a page that is loaded anew says that its answer is received, and does not send it again', async ({ phones }) => {
  const page = await phones.phone({ width: 320 });
  const table = new StandInTable({ ...asks(41), received: 41 });
  await opened(page, table, phones.host.port);
  const received = page.getByRole('button', { name: phone.taken, exact: true });
  await expect(received).toHaveAttribute('aria-disabled', 'true');
  expect(await page.title()).toBe(phone.title);
  await received.click({ force: true });
  await page
    .locator('.fan button')
    .first()
    .click({ position: { x: 8, y: 24 } });
  await page.locator('.aim').first().click();
  table.shows(asks(42));
  await expect(page.locator('.aim')).toHaveCount(0);
  expect(table.asked).toEqual([]);
  await page.getByRole('button', { name: bang.prompts.choose.end, exact: true }).click();
  await expect.poll(() => table.asked).toEqual([{ type: 'answer', decision: 42, picks: [2] }]);
});
