import type { Locator, Page } from '@playwright/test';
import { en } from '../../src/shared/text/en/index.ts';
import { faultsOf } from './axe.ts';
import { expect, test } from './evening.ts';
import { Player } from './player.ts';

const { stay, close, join, lobby, game } = en.phone;
const { back, door, knocks, lead, leadGone, minded, pause } = en.seats;

// With this seed the second who sits down is asked first, and nobody answers before she does.
test.use({ flags: ['--seed', '4', '--pace', 'brisk', '--bot-thinking', '0'] });

const button = (page: Page | Locator, name: string) => page.getByRole('button', { name, exact: true });

/** What stands on the screen, and not what is said of it to those who hear it read out. */
const shown = (page: Page, words: string) => page.getByText(words).and(page.locator(':not(#said, .said)'));

async function isFree(page: Page, where: string): Promise<void> {
  expect(await faultsOf(page), where).toEqual([]);
  const wide = await page.evaluate(() => document.documentElement.scrollWidth - window.innerWidth);
  expect(wide, `${where}: pixels too wide`).toBeLessThanOrEqual(0);
}

/** Holds the print beside the role: the number stands there for as long. */
async function readsPin(page: Page): Promise<string> {
  await button(page, game.role).click();
  await expect(page.getByText(stay.pin)).toHaveCount(0);
  const hold = page.locator('.hold');
  await hold.dispatchEvent('pointerdown', { isPrimary: true });
  const pin = await page.locator('.own-pin b').innerText();
  await hold.dispatchEvent('pointerup', { isPrimary: true });
  await expect(page.getByText(stay.pin)).toHaveCount(0);
  await button(page, close).click();
  return pin;
}

test('phones come and go, and every seat finds its owner, on the same question', async ({ phones }) => {
  test.setTimeout(400_000);
  const url = `http://127.0.0.1:${phones.host.port}/`;
  const arrives = async (): Promise<Player> => {
    const player = new Player(await phones.phone({ width: 320 }));
    await player.page.goto(url);
    return player;
  };
  /** Another browser, at the door of somebody's seat. */
  const returns = async (name: string): Promise<Player> => {
    const player = await arrives();
    await button(player.page, stay.wasHere).click();
    // Whoever is away stands first.
    const first = player.page.getByRole('dialog').locator('.row').first();
    await expect(first).toContainText(name);
    await first.click();
    return player;
  };
  const [cat, first, ben] = [await arrives(), await arrives(), await arrives()];
  let ann = first;
  await cat.joins('Cat');
  await ann.joins('Ann');
  await ben.joins('Ben');
  await cat.addsBot();
  await button(ann.page, stay.mySeat).click();
  await expect(ann.page.getByRole('dialog')).toBeVisible();
  await isFree(ann.page, 'my seat');
  await button(ann.page, close).click();
  await cat.starts();
  await expect(ann.question).toBeVisible();
  const asked = await ann.question.innerText();
  const pin = await readsPin(ann.page);

  // A minute from now somebody else may lead.
  await cat.page.close();
  await expect(ben.page.getByText('Cat').locator('xpath=ancestor::button')).toContainText('away for');

  await test.step('a reload, and a step back to the page', async () => {
    await ann.reloads();
    await expect(ann.question).toHaveText(asked, { useInnerText: true });
    // And from the cache of pages, or as if from it.
    await ann.page.goto('about:blank');
    await ann.page.goBack();
    await expect(ann.question).toHaveText(asked, { useInnerText: true });
  });

  await test.step('a second browser, by the seat’s number', async () => {
    await ann.page.context().close();
    ann = await returns('Cat').then(async player => {
      await button(player.page, back.others).click();
      await player.page.getByRole('dialog').getByText('Ann').click();
      return player;
    });
    await isFree(ann.page, 'the number');
    await ann.page.getByLabel(back.pin).fill(pin === '0000' ? '1111' : '0000');
    await button(ann.page, back.take).click();
    await expect(shown(ann.page, '2 tries are left')).toBeVisible();
    await ann.page.getByLabel(back.pin).fill(pin);
    await button(ann.page, back.take).click();
    await expect(ann.question).toHaveText(asked, { useInnerText: true });
    expect(ann.page.url()).toBe(url);
    expect(await ann.page.title()).not.toContain(pin);
  });

  await test.step('a late guest waits, and somebody only looks on', async () => {
    const late = await arrives();
    await expect(shown(late.page, join.running)).toBeVisible();
    await isFree(late.page, 'join in a game');
    await button(late.page, stay.justWatch).click();
    await expect(shown(late.page, stay.watching)).toBeVisible();
    await expect(button(late.page, game.role)).toHaveCount(0);
    await button(late.page, stay.sit).click();
    await late.page.getByLabel(join.name).fill('Dora');
    await button(late.page, join.wait).click();
    await expect(shown(late.page, lobby.wait)).toBeVisible();
    await isFree(late.page, 'waiting');
    await late.page.close();
  });

  await test.step('twenty seconds without a network', async () => {
    const context = ann.page.context();
    await context.setOffline(true);
    await expect(shown(ann.page, en.phone.connection.lostLong)).toBeVisible({ timeout: 20_000 });
    await button(ann.page, en.phone.connection.help).click();
    await expect(shown(ann.page, en.trouble.tips.vpn)).toBeVisible();
    await isFree(ann.page, 'what to try');
    await button(ann.page.locator('dialog'), close).click();
    await context.setOffline(false);
    await expect(ann.page.locator('.lost')).toHaveCount(0);
    await expect(ann.question).toHaveText(asked, { useInnerText: true });
  });

  await test.step('the lead is gone, and another takes over', async () => {
    const take = button(ben.page, leadGone.take);
    await expect(take).toBeVisible({ timeout: 75_000 });
    await isFree(ben.page, 'the lead is open');
    await take.click();
    await expect(button(ben.page, stay.lead)).toBeVisible();
    await expect(take).toHaveCount(0);
  });

  await test.step('a second browser, by a yes of the lead', async () => {
    await ann.page.context().close();
    ann = await arrives();
    await button(ann.page, stay.wasHere).click();
    await ann.page.getByRole('dialog').locator('.row', { hasText: 'Ann' }).click();
    await button(ann.page, back.ask).click();
    await expect(shown(ann.page, back.waits)).toBeVisible();
    await expect(shown(ben.page, knocks.seat({ name: 'Ann' }))).toBeVisible();
    await isFree(ben.page, 'a knock');
    await button(ben.page, knocks.no).click();
    await expect(shown(ann.page, back.refused)).toBeVisible();
    await button(ann.page, back.ask).click();
    await button(ben.page, knocks.yes).click();
    await expect(ann.question).toHaveText(asked, { useInnerText: true });
  });

  await test.step('a pause, over a restart of a phone', async () => {
    await button(ben.page, stay.lead).click();
    await isFree(ben.page, 'lead the table');
    await button(ben.page, lead.pause).click();
    await expect(ann.page.getByRole('heading', { name: pause.title })).toBeVisible();
    await isFree(ann.page, 'a pause');
    await ann.leavesAndComesBack();
    await expect(ann.page.getByRole('heading', { name: pause.title })).toBeVisible();
    await expect(ann.question).toHaveText(asked, { useInnerText: true });
    await expect(ann.page.locator('.asked .actions .button')).toHaveAttribute('aria-disabled', 'true');
    await button(ben.page, pause.resume).click();
    await expect(ann.page.getByRole('heading', { name: pause.title })).toHaveCount(0);
    await expect(ann.page.locator('.asked .actions .button')).toHaveAttribute('aria-disabled', 'false');
  });

  await test.step('shown out, and let in again', async () => {
    await button(ben.page, stay.lead).click();
    await ben.page.getByRole('dialog').locator('.row', { hasText: 'Ann' }).click();
    await button(ben.page, lead.out).click();
    await isFree(ben.page, 'show out');
    await button(ben.page, lead.outSure({ name: 'Ann' })).click();
    await expect(shown(ann.page, en.refusals.bye['shown-out'])).toBeVisible();
    await button(ben.page, close).click();
    await button(ann.page, stay.knock).click();
    await expect(shown(ann.page, door.title)).toBeVisible();
    await expect(shown(ann.page, back.waits)).toBeVisible();
    await isFree(ann.page, 'the door');
    await button(ben.page, knocks.yes).click();
    await expect(ann.page.locator('main.game').or(ann.result)).toBeVisible();
  });
});

test('time runs for whoever is asked, stands still in a pause, and a bot plays until he plays himself', async ({
  phones,
}) => {
  const [ben, ann] = [new Player(await phones.phone()), new Player(await phones.phone({ width: 320 }))];
  for (const [player, name] of [[ben, 'Ben'] as const, [ann, 'Ann'] as const]) {
    await player.page.goto(`http://127.0.0.1:${phones.host.port}/`);
    await player.joins(name);
  }
  for (let bots = 0; bots < 2; bots++) await ben.addsBot();
  await ben.setsTable(stay.seconds({ n: 120 }));
  await ben.starts();
  await expect(ann.page.getByRole('timer')).toContainText(/1[01]\d s/);
  await expect(ben.page.getByRole('timer')).toHaveCount(0);
  await expect(ben.page.locator('.row', { hasText: 'Ann' })).toContainText('seconds left');

  await button(ben.page, stay.lead).click();
  await button(ben.page, lead.pause).click();
  await expect(ann.page.locator('.timer.stands')).toBeVisible();
  await isFree(ann.page, 'time that stands still');
  await button(ben.page, pause.resume).click();
  await expect(ann.page.locator('.timer.stands')).toHaveCount(0);

  await button(ben.page, stay.lead).click();
  await ben.page.getByRole('dialog').locator('.row', { hasText: 'Ann' }).click();
  await isFree(ben.page, 'a person');
  await button(ben.page, lead.mind).click();
  const plays = button(ann.page, minded.back);
  await expect(plays).toBeVisible();
  await expect(ben.page.getByRole('dialog')).toContainText(stay.minded({ name: 'Ann' }));
  await plays.click();
  await expect(plays).toHaveCount(0);
});

test('a page that finds no line says what to try, counts, and is there when it is back', async ({ phones }) => {
  const page = await phones.phone({ width: 320 });
  let blocked = true;
  await page.routeWebSocket(/\/ws$/, socket => void (blocked ? socket.close() : socket.connectToServer()));
  await page.goto(`http://127.0.0.1:${phones.host.port}/`);
  await expect(page.getByText(en.trouble.title)).toBeVisible();
  // A busy machine may miss one of them: each stands for a few seconds.
  const counted = [4, 5, 6, 7].map(n => page.getByText(en.trouble.tries({ n }), { exact: true }));
  await expect(counted.reduce((either, one) => either.or(one))).toBeVisible();
  await isFree(page, 'no line');
  blocked = false;
  await button(page, en.trouble.now).click();
  await expect(button(page, join.sit)).toBeVisible();
});
