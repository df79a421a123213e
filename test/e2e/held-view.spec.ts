import type { WebSocketRoute } from '@playwright/test';
import { en } from '../../src/shared/text/en/index.ts';
import { expect, test } from './evening.ts';
import { Player } from './player.ts';

test.use({ flags: ['--seed', '7', '--bot-thinking', '20', '--pace', 'brisk'] });

test('an answer stays taken until the next view, or until the connection is a new one', async ({ evening }) => {
  const page = await evening.phone();
  const held: string[] = [];
  const counted = { answer: 0, ack: 0 };
  const count = (text: string) => {
    for (const type of ['answer', 'ack'] as const) if (text.startsWith(`{"type":"${type}"`)) counted[type]++;
  };
  let holding = false;
  let line: WebSocketRoute | null = null;
  await page.routeWebSocket('**/ws', toPage => {
    line = toPage;
    const toHost = toPage.connectToServer();
    toPage.onMessage(text => {
      count(String(text));
      toHost.send(text);
    });
    toHost.onMessage(text => {
      count(String(text));
      if (holding && String(text).startsWith('{"type":"update"')) held.push(String(text));
      else toPage.send(text);
    });
  });
  await page.goto(`http://localhost:${evening.host.port}/`);
  const player = new Player(page);
  await player.joins('Rose');
  for (let bot = 0; bot < 3; bot++) await player.addsBot();
  await player.starts();

  const { tray } = en.dice;
  const taken = page.getByRole('button', { name: en.phone.taken, exact: true });
  const answer = async (tap: () => Promise<void>) => {
    holding = true;
    const { ack } = counted;
    await tap();
    await expect.poll(() => counted.ack).toBe(ack + 1);
  };

  const throwAll = page.getByRole('button', { name: tray.throwAll, exact: true });
  await throwAll.waitFor();
  await answer(() => throwAll.click());
  await taken.click({ force: true });
  await expect(taken).toHaveAttribute('aria-disabled', 'true');
  expect(counted.answer).toBe(1);
  holding = false;
  for (const text of held.splice(0)) (line as WebSocketRoute | null)?.send(text);
  await expect(taken).toHaveCount(0);

  const kept = page.getByRole('region', { name: tray.keep }).locator('button[aria-disabled="false"]');
  await kept.first().waitFor();
  await answer(async () => {
    await kept.first().click();
    await page.getByRole('button', { name: tray.throwSome({ n: 1 }), exact: true }).click();
  });
  await kept.first().click();
  await expect(taken).toHaveAttribute('aria-disabled', 'true');
  holding = false;
  await (line as WebSocketRoute | null)?.close();
  await expect(taken).toHaveCount(0);
  await expect(page.getByRole('button', { name: tray.throwSome({ n: 1 }), exact: true })).toHaveCount(0);
});
