import { catalogues } from '../../src/shared/text/index.ts';
import { faultsOf } from './axe.ts';
import { expect, test } from './evening.ts';
import { dealt, StandInTable, type Shown } from './stand-in-table.ts';

const { phone, guide } = catalogues.en;

/** Everybody is here, and nothing is dealt. */
function lobby(): Shown {
  const shown = dealt('dice');
  return {
    ...shown,
    game: null,
    own: null,
    you: { ...shown.you, seat: null },
    room: { ...shown.room, phase: 'lobby' },
  };
}

test('who never played is offered five taps once, and finds every rule by typing', async ({ phones }) => {
  const page = await phones.phone({ width: 320 });
  const table = new StandInTable(lobby());
  await table.answers(page);
  const button = (name: string) => page.getByRole('button', { name, exact: true });
  const sheet = page.getByRole('dialog');
  await page.goto(`http://127.0.0.1:${phones.host.port}`);

  await expect(button(phone.offer.yes)).toBeVisible();
  expect(await faultsOf(page), 'the offer').toEqual([]);
  await button(phone.offer.yes).click();
  for (const { title } of [guide.tour.role, guide.tour.turn.dice, guide.tour.shooting.dice, guide.tour.reacting.dice]) {
    await expect(sheet.getByRole('heading', { name: title })).toBeVisible();
    if (title === guide.tour.role.title) expect(await faultsOf(page), 'the tour').toEqual([]);
    await button(guide.tour.next).click();
  }
  await expect(sheet.getByRole('heading', { name: guide.tour.winning.title })).toBeVisible();
  await button(guide.tour.done).click();
  await expect(sheet).toHaveCount(0);

  await button(phone.game.help).click();
  await expect(sheet.locator('dt').nth(30)).toBeAttached();
  expect(await faultsOf(page), 'the rules').toEqual([]);
  await page.getByLabel(guide.rules.search).fill('DYNAM');
  await expect(sheet.locator('dt').first()).toHaveText('Dynamite');
  await button(phone.lobby.games.bang).click();
  await page.getByLabel(guide.rules.search).fill('missed');
  await expect(sheet.locator('dt').first()).toHaveText('Missed!');
  await page.getByLabel(guide.rules.search).fill('zzz');
  await expect(sheet.locator('.caption')).toHaveText(guide.rules.nothing);
  await button(phone.close).click();

  await page.reload();
  await expect(button(phone.game.help)).toBeVisible();
  await expect(button(phone.offer.yes)).toHaveCount(0);

  // Before there is a seat, too.
  const shown = lobby();
  table.shows({ you: { ...shown.you, guest: null } });
  await expect(button(phone.join.sit)).toBeVisible();
  await button(phone.game.help).click();
  await expect(sheet.locator('dt').first()).toBeVisible();
  expect(table.asked).toEqual([]);
});
