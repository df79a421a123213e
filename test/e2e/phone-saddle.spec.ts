import type { Page } from '@playwright/test';
import type { BangDecision } from '../../src/shared/bang/model.ts';
import { bang } from '../../src/shared/text/en/bang/index.ts';
import { catalogues } from '../../src/shared/text/index.ts';
import { faultsOf } from './axe.ts';
import { expect, test } from './evening.ts';
import { dealt, StandInTable, type Shown } from './stand-in-table.ts';

const { saddle } = catalogues.en;

/** Seat 0 and seat 2 of one game, asked question `no` or nothing. */
function seat(at: 0 | 2, no: number | null): Shown {
  const shown = dealt('bang', { players: 5, seat: at });
  const decision: BangDecision | null =
    no === null
      ? null
      : {
          no,
          seat: at,
          prompt: 'play',
          options: [{ kind: 'end' }],
          groups: [{ size: 1, min: 1, max: 1 }],
          fallback: [0],
        };
  return { ...shown, own: shown.own?.id === 'bang' ? { ...shown.own, decision } : null };
}

/** One phone that Ann and Cat ride, its lines answered by a table each. */
async function ridden(page: Page, port: number): Promise<{ ann: StandInTable; cat: StandInTable }> {
  const ann = new StandInTable(seat(0, null));
  const cat = new StandInTable(seat(2, null));
  let lines = 0;
  await page.routeWebSocket('**/ws', line => (lines++ % 2 === 0 ? ann : cat).takes(line));
  await page.addInitScript(() => {
    localStorage.setItem('saloon.token.2', 'f'.repeat(32));
    // The cards in the page, at every moment at which anything in it changed.
    const moments: string[] = [];
    Object.assign(window, { moments });
    new MutationObserver(() => {
      const cards = [...document.querySelectorAll('.fan [aria-label]')].map(card => card.getAttribute('aria-label'));
      moments.push(cards.join('; '));
    }).observe(document, { childList: true, subtree: true, attributes: true });
  });
  await page.goto(`http://127.0.0.1:${port}`);
  return { ann, cat };
}

test('two seats share a phone, and nothing of either shows before its owner has it', async ({ phones }) => {
  const page = await phones.phone({ width: 320 });
  const { ann, cat } = await ridden(page, phones.host.port);
  const button = (name: string) => page.getByRole('button', { name, exact: true });
  const curtain = (name: string) => page.getByRole('heading', { name: saddle.hand({ name }) });
  const cards = page.locator('.fan button[aria-label*=" of "]');
  // Without what is said of a card that cannot be played.
  const hand = () =>
    cards.evaluateAll(all =>
      all.map(card => (card.getAttribute('aria-label') ?? '').split(', ').slice(0, 2).join(', ')),
    );
  const takes = async (name: string): Promise<string[]> => {
    await expect(curtain(name)).toBeVisible();
    await expect(cards).toHaveCount(0);
    // A tap in the first moment is taken for one that was meant for something else.
    await expect(async () => {
      if (await curtain(name).isVisible()) await button(saddle.am({ name })).click({ timeout: 1000 });
      await expect(curtain(name)).toHaveCount(0, { timeout: 1000 });
    }).toPass();
    await expect(cards.first()).toBeVisible();
    return hand();
  };

  // After a load nobody knows who has the phone.
  await expect(curtain('Ann')).toBeVisible();
  expect(await faultsOf(page), 'the curtain').toEqual([]);
  const anns = await takes('Ann');

  // Cat is asked while Ann is not: the curtain falls, with a name and no more.
  cat.shows(seat(2, 41));
  await expect(curtain('Cat')).toBeVisible();
  expect(await page.title()).toBe('● Cat');
  const cats = await takes('Cat');
  expect(cats.filter(card => anns.includes(card))).toEqual([]);

  // Ann is asked while Cat is: her name alone, and Cat may finish. Each answer goes out on its own line.
  ann.shows(seat(0, 42));
  await expect(page.locator('.saddle')).toContainText(saddle.asked({ name: 'Ann' }));
  expect(await faultsOf(page), 'the bar').toEqual([]);
  expect(await hand()).toEqual(cats);
  await button(bang.prompts.choose.end).click();
  await expect.poll(() => cat.asked).toEqual([{ type: 'answer', decision: 41, picks: [0] }]);
  expect(ann.asked).toEqual([]);
  cat.shows(seat(2, null));
  expect(await takes('Ann')).toEqual(anns);
  await button(saddle.pass({ name: 'Cat' })).click();
  await expect(curtain('Cat')).toBeVisible();

  const moments = await page.evaluate(() => (window as unknown as { moments: string[] }).moments);
  const shows = (moment: string, names: string[]) => names.some(name => moment.includes(name));
  expect(moments.filter(moment => shows(moment, anns)).length).toBeGreaterThan(0);
  expect(moments.filter(moment => shows(moment, anns) && shows(moment, cats))).toEqual([]);

  // The second seat, and whose the phone was, outlive a reload.
  await page.reload();
  await expect(curtain('Ann')).toBeVisible();
  await button(saddle.stays({ name: 'Cat' })).click();
  expect(await takes('Cat')).toEqual(cats);
});
