import { seedOf } from '../../src/shared/engine/rng.ts';
import { DEFAULT_RULES } from '../../src/shared/house-rules.ts';
import { rulesets } from '../../src/shared/rulesets.ts';
import { catalogues } from '../../src/shared/text/index.ts';
import { faultsOf } from './axe.ts';
import { expect, test } from './evening.ts';
import { MeekGuest } from './meek-guest.ts';
import { dealt, StandInTable, type Shown } from './stand-in-table.ts';

const { phone, aside, said, seats } = catalogues.en;
const { roles } = rulesets.bang.truth(rulesets.bang.setup(5, DEFAULT_RULES.bang, seedOf(3)).state);

function over(shown: Shown): Partial<Shown> {
  const game = shown.game?.id === 'bang' ? { ...shown.game, roles } : null;
  const after = { bets: [{ guest: 4, side: 'law', right: true } as const], books: [], turning: null };
  return { game, own: null, room: { ...shown.room, phase: 'result', after } };
}

test('marks survive a reload, and leave the phone only after the game, with a yes', async ({ phones }) => {
  const page = await phones.phone({ width: 320 });
  const shown = dealt('bang', { players: 5, room: { deeds: [[[2, 'shot', 2]], [], [], [], []] } });
  const table = new StandInTable(shown);
  await table.answers(page);
  const button = (name: string) => page.getByRole('button', { name, exact: true });
  const of = (name: string) => page.getByRole('radiogroup', { name: aside.trail.of({ name }) });
  await page.goto(`http://127.0.0.1:${phones.host.port}`);

  await button(aside.trail.open).click();
  await expect(page.locator('.page').first()).toContainText('shot at Cat 2×');
  await expect(page.locator('.page').nth(1)).toContainText('Ann shot at them 2×');
  await of('Ann').getByRole('radio', { name: aside.roles.outlaw }).click();
  await of('Dan').getByRole('radio', { name: aside.roles.renegade }).click();
  await of('Dan').getByRole('radio', { name: aside.trail.unsure }).click();
  await of('Cat').getByRole('radio', { name: aside.roles.deputy }).click();
  expect(await faultsOf(page), 'the trail book').toEqual([]);
  await button(phone.close).click();
  await expect(page.locator('.row', { hasText: 'Cat' })).toContainText('Deputy?');

  await page.reload();
  await expect(page.locator('.row', { hasText: 'Ann' })).toContainText('Outlaw?');
  table.shows(over(shown));
  await expect(page.getByRole('heading', { name: aside.after.ask })).toBeVisible();
  expect(JSON.stringify(table.heard)).not.toMatch(/deputy|outlaw|renegade/);
  await button(aside.after.yes).click();
  await expect
    .poll(() => table.asked)
    .toEqual([
      {
        type: 'share',
        marks: [
          { guest: 1, role: 'outlaw' },
          { guest: 3, role: 'deputy' },
        ],
      },
    ]);
  await expect(page.locator('.row', { hasText: 'Dan' }).last()).toContainText('Law: right');

  // And never when its owner keeps it.
  await button(aside.after.no).click();
  await expect(page.getByRole('heading', { name: aside.after.ask })).toHaveCount(0);
  expect(table.asked).toHaveLength(1);
});

test.describe('with a host', () => {
  // With this seed Ann falls early, an outlaw like Ben, who is asked several times after that; then the law wins.
  test.use({ flags: ['--seed', '17', '--bot-thinking', '0'] });

  test('who fell bets, cheers and sees all hands, and after the end everybody sees whom he suspected', async ({
    phones,
    browser,
  }) => {
    const { host } = phones;
    const address = `http://127.0.0.1:${host.port}`;
    const [ann, ben] = [new MeekGuest(address), new MeekGuest(address)];
    await ann.joins('Ann', 0);
    await ben.joins('Ben', 1);
    for (let bots = 0; bots < 2; bots++) await ann.asks({ type: 'command', command: { do: 'addBot' } });
    await ann.asks({ type: 'command', command: { do: 'game', game: 'bang' } });
    await ann.asks({ type: 'command', command: { do: 'ghostsSee', on: false } });
    // Ben thinks for as long as Ann haunts the table.
    ben.holdsWhen(({ game }) => (game?.fell[0] ?? null) !== null);
    await ann.asks({ type: 'command', command: { do: 'start' } });
    await expect.poll(() => ben.waits).toBe(true);

    const page = await phones.phone({ width: 320 });
    await ann.goesOnWith(page);
    await page.goto(address);
    const button = (name: string) => page.getByRole('button', { name, exact: true });
    const sheet = page.getByRole('dialog');
    await button(aside.ghost.sides.law).click();
    expect(await faultsOf(page), 'a ghost').toEqual([]);
    await button(aside.ghost.place({ side: aside.ghost.sides.law })).click();
    await expect(page.locator('.ghost .paper')).toHaveText(aside.ghost.placed({ side: aside.ghost.sides.law }));
    await button(said.reactions.cheers).click();
    await expect.poll(() => ben.seen?.room.talk.at(-1)?.what).toEqual({ say: 'reaction', reaction: 'cheers' });
    await button(phone.game.help).click();
    await expect(sheet.locator('dt').first()).toBeVisible();
    await button(phone.close).click();
    await button(aside.trail.open).click();
    const ofBen = page.getByRole('radiogroup', { name: aside.trail.of({ name: 'Ben' }) });
    await ofBen.getByRole('radio', { name: aside.roles.outlaw }).click();
    await button(phone.close).click();

    await expect(page.getByText(aside.ghost.blind)).toBeVisible();
    await button(aside.ghost.see).click({ force: true });
    await expect(sheet).toHaveCount(0);
    await button(phone.stay.lead).click();
    await sheet.getByRole('group', { name: seats.quiet.ghosts }).getByRole('button', { name: seats.quiet.yes }).click();
    await button(phone.close).click();
    await button(aside.ghost.see).click();
    await expect(sheet.getByText(aside.ghost.seeWarning)).toBeVisible();
    expect(await faultsOf(page), 'the warning').toEqual([]);
    await button(aside.ghost.seeSure).click();
    const bens = sheet.locator('.page', { hasText: 'Ben' });
    await expect(bens).toContainText(aside.roles.outlaw);
    const hand = ben.seen?.own?.id === 'bang' ? (ben.seen.own.hand ?? []) : [];
    await expect(bens.locator('.open-hand > *')).toHaveCount(hand.length);
    expect(await faultsOf(page), 'all hands').toEqual([]);
    await button(phone.close).click();
    await expect(button(said.reactions.cheers)).toHaveCount(0);
    await button(aside.talk.open).click();
    await expect(sheet.locator('.refusal')).toHaveText(aside.talk.hasSeen);
    await expect(sheet.getByLabel(aside.talk.write)).toHaveCount(0);
    await button(phone.close).click();

    expect(JSON.stringify(ben.seen)).not.toContain('"marks"');
    ben.holdsWhen(null);
    await expect(page.locator('main.ended')).toBeVisible();
    await expect(page.locator('.after .row', { hasText: 'Ann' })).toContainText(
      aside.after.betRight({ side: aside.ghost.sides.law }),
    );
    expect(await faultsOf(page), 'the question and the bets').toEqual([]);
    await button(aside.after.yes).click();
    await expect(page.locator('.after > .caption').first()).toHaveText(aside.after.shown);
    expect(await faultsOf(page), 'the result').toEqual([]);
    const [me, other] = ben.seen?.room.guests ?? [];
    const books = [{ guest: me?.guest, marks: [{ guest: other?.guest, role: 'outlaw' }] }];
    await expect.poll(() => ben.seen?.room.after?.books).toEqual(books);
    const table = await browser.newPage({ viewport: { width: 1280, height: 720 } });
    const heard: string[] = [];
    table.on('websocket', line => line.on('framereceived', ({ payload }) => heard.push(String(payload))));
    await table.goto(host.tableUrl);
    await expect.poll(() => heard.join()).toContain(JSON.stringify(books));
    await table.close();
    ben.leaves();
  });
});
