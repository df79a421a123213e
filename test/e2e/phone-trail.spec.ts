import { seedOf } from '../../src/shared/engine/rng.ts';
import { DEFAULT_RULES } from '../../src/shared/house-rules.ts';
import { rulesets } from '../../src/shared/rulesets.ts';
import { catalogues } from '../../src/shared/text/index.ts';
import { faultsOf } from './axe.ts';
import { expect, test } from './evening.ts';
import { dealt, StandInTable, type Shown } from './stand-in-table.ts';

const { phone, aside } = catalogues.en;
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

test('the fallen bet, cheer, and see all hands after a warning', async ({ phones }) => {
  const page = await phones.phone({ width: 320 });
  const shown = dealt('bang', { players: 5 });
  const { state } = rulesets.bang.setup(5, DEFAULT_RULES.bang, seedOf(3));
  const fell = [null, { kind: 'dynamite' } as const, null, null, null];
  const fallen: Shown = {
    ...shown,
    game: shown.game?.id === 'bang' ? { ...shown.game, fell } : null,
    own: shown.own?.id === 'bang' ? { ...shown.own, hand: [], decision: null } : null,
    you: { ...shown.you, ghost: { bet: null, sees: false } },
  };
  const table = new StandInTable(fallen);
  await table.answers(page);
  const button = (name: string) => page.getByRole('button', { name, exact: true });
  await page.goto(`http://127.0.0.1:${phones.host.port}`);

  await button(aside.ghost.sides.renegade).click();
  await button(aside.ghost.place({ side: aside.ghost.sides.renegade })).click();
  await button(catalogues.en.said.reactions.cheers).click();
  await expect.poll(() => table.asked).toHaveLength(2);
  table.shows({ room: { ...shown.room, ghostsSee: false } });
  await expect(page.getByText(aside.ghost.blind)).toBeVisible();
  await button(aside.ghost.see).click({ force: true });
  await expect(page.getByRole('dialog')).toHaveCount(0);

  table.shows({ room: shown.room });
  await button(aside.ghost.see).click();
  await expect(page.getByText(aside.ghost.seeWarning)).toBeVisible();
  expect(await faultsOf(page), 'the warning').toEqual([]);
  await button(aside.ghost.seeSure).click();
  table.shows({
    you: { ...shown.you, ghost: { bet: 'renegade', sees: true } },
    truth: { id: 'bang', ...rulesets.bang.truth(state) },
  });
  const hands = page.getByRole('dialog');
  await expect(hands.locator('.open-hand').first()).toBeVisible();
  await expect(hands.locator('.open-hand')).toHaveCount(4);
  expect(await faultsOf(page), 'all hands').toEqual([]);
  await button(phone.close).click();
  await expect(page.getByText(aside.ghost.placed({ side: aside.ghost.sides.renegade }))).toBeVisible();
  await expect(button(catalogues.en.said.reactions.cheers)).toHaveCount(0);
  expect(table.asked).toEqual([
    { type: 'bet', side: 'renegade' },
    { type: 'say', what: { say: 'reaction', reaction: 'cheers' } },
    { type: 'seeAll' },
  ]);
});
