import { catalogues } from '../../src/shared/text/index.ts';
import { CardPlayer } from './card-player.ts';
import { expect, mirror, test, type Evening } from './evening.ts';
import { picture } from './pictures.ts';

const { lobby, languages } = catalogues.en.phone;

async function sitsDown(evening: Evening, name: string): Promise<CardPlayer> {
  const page = await evening.phone({
    locale: name === 'Chie' ? 'ja-JP' : 'en-GB',
    firefox: name === 'Ben',
    still: true,
  });
  await page.goto(`http://127.0.0.1:${evening.host.port}`);
  const player = new CardPlayer(page, name === 'Chie' ? 'ja' : 'en');
  await player.joins(name);
  return player;
}

/** The first phone chooses the card game, fills the table with bots and begins. */
async function begins(players: readonly CardPlayer[], { table }: Evening, bots: number): Promise<void> {
  const seats = mirror(table).locator('li');
  const [lead] = players as [CardPlayer];
  await lead.setsTable(lobby.games.bang);
  for (let bot = 1; bot <= bots; bot++) {
    await lead.addsBot();
    await expect(seats).toHaveCount(players.length + bot);
  }
  await lead.starts();
  await expect(mirror(table)).toHaveAttribute('data-phase', 'game');
}

test.describe('with four phones and a bot, on a Japanese table', () => {
  test.use({ flags: ['--seed', '7', '--pace', 'brisk', '--bot-thinking', '0'] });

  test('a game goes to its end, with phones loaded anew in a Duel and when shot at', async ({ evening }) => {
    test.setTimeout(900_000);
    const { table } = evening;
    const players: CardPlayer[] = [];
    for (const name of ['Ann', 'Ben', 'Chie', 'Dora']) players.push(await sitsDown(evening, name));
    const [ann] = players as [CardPlayer];
    await ann.setsTable(languages.ja);
    await begins(players, evening, 1);

    const reloaded = new Set<string>();
    const reloadsOnce = (player: CardPlayer) => async (asked: string) => {
      if ((asked !== 'duel' && asked !== 'dodge') || reloaded.has(asked)) return;
      reloaded.add(asked);
      const heading = player.question.locator('h1');
      const question = await heading.textContent();
      await expect(mirror(table)).toHaveAttribute('data-prompt', asked);
      await picture(table, `card-${asked}-ja`);
      await player.reloads();
      await expect(heading).toHaveText(question ?? '');
      await picture(player.page, `card-${asked}-phone`);
      if (reloaded.size < 2) return;
      for (const each of players) each.careless = true;
      // Without a screen to wait for, a game goes as fast as its phones; the screen comes back for the result.
      await table.goto('about:blank');
    };
    await Promise.all(players.map(player => player.playsToTheEnd(reloadsOnce(player))));
    await table.goto(evening.host.hostUrl);
    await expect(mirror(table)).toHaveAttribute('data-phase', 'result');
    await picture(table, 'card-result-ja');
    expect([...reloaded].toSorted()).toEqual(['dodge', 'duel']);
  });
});

for (const seats of [3, 8]) {
  test.describe(`with one phone and ${seats - 1} bots`, () => {
    test.use({ flags: ['--seed', '11', '--pace', 'brisk', '--bot-thinking', '0'] });

    test(`a game of ${seats} goes to its end`, async ({ evening }) => {
      test.setTimeout(900_000);
      const { table } = evening;
      const ann = await sitsDown(evening, 'Ann');
      await begins([ann], evening, seats - 1);
      await expect(mirror(table).locator('li')).toHaveCount(seats);
      await expect(mirror(table).locator('li:not([data-role=""])')).toHaveCount(seats === 3 ? 3 : 1);
      await picture(table, `card-game-en-${seats}`);
      await table.goto('about:blank');
      await ann.playsToTheEnd();
      await table.goto(evening.host.hostUrl);
      await expect(mirror(table)).toHaveAttribute('data-phase', 'result');
      await expect(mirror(table).locator('li:not([data-role=""])')).toHaveCount(seats);
      await picture(table, `card-result-en-${seats}`);
    });
  });
}
