import { catalogues } from '../../src/shared/text/index.ts';
import { faultsOf } from './axe.ts';
import { expect, test } from './evening.ts';
import { dealt, StandInTable } from './stand-in-table.ts';

const { phone, aside, said, seats } = catalogues.en;

test('talk goes out at a tap, and refusals come back in words', async ({ phones }) => {
  const page = await phones.phone({ width: 320 });
  const shown = dealt('bang');
  const table = new StandInTable(shown);
  await table.answers(page);
  await page.goto(`http://127.0.0.1:${phones.host.port}`);
  const button = (name: string) => page.getByRole('button', { name, exact: true });
  const sheet = page.getByRole('dialog');

  await button(aside.talk.open).click();
  expect(await faultsOf(page), 'the sheet').toEqual([]);
  await button(said.reactions.laugh).click();
  await expect(sheet).toHaveCount(0);
  expect(table.asked).toEqual([{ type: 'say', what: { say: 'reaction', reaction: 'laugh' } }]);

  await button(aside.talk.open).click();
  await button(aside.roles.deputy).click();
  await button(said.hasNo.missed).click();
  await button('Cat').click();
  await button(aside.roles.outlaw).last().click();
  await page.getByLabel(aside.talk.write).fill('x'.repeat(61));
  await expect(sheet).toContainText('1 letter too many');
  await expect(button(aside.talk.send)).toHaveAttribute('aria-disabled', 'true');
  await page.getByLabel(aside.talk.write).fill('Not me!');
  await button(aside.talk.send).click();
  await expect(page.getByLabel(aside.talk.write)).toHaveValue('');
  expect(table.asked.slice(1)).toEqual([
    { type: 'say', what: { say: 'role', role: 'deputy' } },
    { type: 'say', what: { say: 'card', card: 'missed', holds: false } },
    { type: 'say', what: { say: 'about', guest: 3, role: 'outlaw' } },
    { type: 'say', what: { say: 'text', text: 'Not me!' } },
  ]);

  table.refusesNext({ code: 'talks-too-fast', seconds: 3 });
  await button(said.reactions.doubt).click();
  await expect(sheet.locator('.refusal')).toHaveText('Not so fast: again in 3 seconds.');

  table.room({ hush: true });
  await expect(sheet.getByLabel(aside.talk.write)).toHaveCount(0);
  await expect(button(said.reactions.doubt)).toBeVisible();
  await button(phone.close).click();

  // What another says is seen in the game, with his claim at his name, and nothing moves for it.
  const place = await page.locator('.question').boundingBox();
  const { guests } = shown.room;
  table.room({
    hush: false,
    guests: guests.map(guest => (guest.name === 'Cat' ? { ...guest, claim: 'deputy' } : guest)),
    talk: [{ no: 7, guest: 3, at: 0, what: { say: 'text', text: 'I saw that' } }],
  });
  await expect(page.locator('.news')).toHaveText('CatI saw that');
  await expect(page.locator('.row', { hasText: 'Cat' })).toContainText(`says: ${said.claims.deputy}`);
  expect(await page.locator('.question').boundingBox()).toEqual(place);

  // The lead quiets one, or everybody.
  table.shows({ you: { ...shown.you, steers: true }, desk: { addresses: [], evenings: [] } });
  await button(phone.stay.lead).click();
  await button(seats.quiet.silent).click();
  await sheet.locator('.row', { hasText: 'Cat' }).click();
  await button(seats.quiet.mute).click();
  await expect
    .poll(() => table.asked.slice(-2))
    .toEqual([
      { type: 'command', command: { do: 'hush', on: true } },
      { type: 'command', command: { do: 'mute', guest: 3, on: true } },
    ]);
});
