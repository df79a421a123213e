import { existsSync, mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test, type Page } from '@playwright/test';
import { LANGUAGES } from '../../src/shared/protocol/room.ts';
import type { Seen } from '../../src/renderer/table/scenes/scene.ts';
import { SAFE } from '../../src/renderer/table/stage/layout.ts';
import { TYPE } from '../../src/renderer/table/stage/palette.ts';
import { withLongNames } from './screens/names.ts';
import { buildScreens, openScreens } from './screens/open.ts';
import { aftermath, cards, DEATH, dice, DRAW, lobby, result, shot, type Look, type Shown } from './screens/states.ts';
import type { Words } from './screens/page.ts';

let folder = '';
/** One for all tests: to draw every picture of the table is what takes long. */
let page: Page;
test.beforeAll(async ({ browser }) => {
  folder = await buildScreens();
  page = await browser.newPage({ viewport: { width: 1280, height: 720 } });
  await openScreens(page, folder, { width: 1280, height: 720, calm: true });
});
test.afterAll(async () => {
  await page.close();
  rmSync(folder, { recursive: true, force: true });
});

const STATES: Readonly<Record<string, (look: Look) => Seen>> = {
  lobby,
  dice,
  cards,
  shot,
  result,
  aftermath,
  pause: look => dice(look, { pause: { from: null } }),
};

/** The ink of a line is lower than its line. */
const INK = 0.16;

function collide(a: Words, b: Words): boolean {
  const slack = Math.min(a.height, b.height) * INK;
  return (
    a.x < b.x + b.width - 1 &&
    b.x < a.x + a.width - 1 &&
    a.y + slack < b.y + b.height - slack &&
    b.y + slack < a.y + a.height - slack
  );
}

function faults(words: readonly Words[]): string[] {
  const { x, y, width, height } = SAFE;
  return words.flatMap((one, i) => [
    ...(one.size < TYPE.floor - 0.05 ? [`“${one.text}” is ${one.size.toFixed(1)} high`] : []),
    ...(one.x < x - 1 || one.y < y - 1 || one.x + one.width > x + width + 1 || one.y + one.height > y + height + 1
      ? [`“${one.text}” is outside the safe area: ${JSON.stringify(one)}`]
      : []),
    ...words
      .slice(i + 1)
      .filter(other => collide(one, other))
      .map(other => `“${one.text}” lies on “${other.text}”`),
  ]);
}

async function wordsOf(page: Page, seen: Seen): Promise<Words[]> {
  return page.evaluate(async view => {
    await screens.show(view);
    await screens.wait(3000);
    return screens.words();
  }, seen);
}

test('no word is small, outside the safe area or on another, whatever people are called', async () => {
  const found: string[] = [];
  for (const language of LANGUAGES) {
    for (const seats of [3, 5, 8]) {
      for (const [name, state] of Object.entries(STATES)) {
        const seen = state({ seats, language });
        for (const view of [seen, withLongNames(seen)]) {
          const words = await wordsOf(page, view);
          expect(words.length, `${name} says something`).toBeGreaterThan(3);
          found.push(...faults(words).map(fault => `${name}, ${seats} seats, ${language}: ${fault}`));
        }
      }
    }
  }
  expect(found).toEqual([]);
});

/** What everybody knows the table by. `UPDATE_SCREENS=1` keeps what is drawn now: look at every picture that changed. */
const PICTURES: Readonly<Record<string, Shown>> = {
  lobby: { seen: lobby({ seats: 6, language: 'en' }) },
  dice: { seen: dice({ seats: 8, language: 'en' }) },
  'dice-ja': { seen: dice({ seats: 8, language: 'ja' }) },
  cards: { seen: shot({ seats: 7, language: 'en' }) },
  draw: { seen: shot({ seats: 5, language: 'en' }), told: DRAW, at: 1900 },
  death: { seen: cards({ seats: 5, language: 'en' }), told: DEATH, at: 2600 },
  result: { seen: aftermath({ seats: 8, language: 'en' }) },
  pause: { seen: dice({ seats: 5, language: 'en' }, { pause: { from: null } }) },
};
const KEPT = join(import.meta.dirname, 'screens/kept');
/** Today's own browser is at 1.2 and 11, a panel that moved by 30 pixels or another portrait above 50 in one cell. */
const MOST = { mean: 3, cell: 24 };

async function put(page: Page, { seen, told, at = 0 }: Shown): Promise<void> {
  await page.evaluate(
    async ([view, news, ms]) => {
      await screens.show(view);
      if (news) await screens.play(news, view, ms);
      else await screens.wait(3000);
    },
    [seen, told ?? null, at] as const,
  );
}

const bytesOf = (url: string): Buffer => Buffer.from(url.slice(url.indexOf(',') + 1), 'base64');

/** What is wrong with the screen as it is, and the picture that shows it; null when it looks as it should. */
async function wrongWith(page: Page, name: string): Promise<{ words: string; picture: Buffer } | null> {
  const file = join(KEPT, `${name}.webp`);
  if (!existsSync(file)) return { words: `${name}: no picture is kept`, picture: Buffer.of() };
  const should = `data:image/webp;base64,${readFileSync(file, 'base64')}`;
  const { mean, worst, picture } = await page.evaluate(url => screens.compare(url), should);
  if (mean <= MOST.mean && worst.difference <= MOST.cell) return null;
  const where = `column ${worst.column + 1} of 32, row ${worst.row + 1} of 18`;
  const words = `${name}: differs by ${mean.toFixed(2)} in the mean, by ${worst.difference.toFixed(1)} at ${where}`;
  return { words, picture: bytesOf(picture) };
}

test('the main screens look as they did', async () => {
  const found: string[] = [];
  for (const [name, shown] of Object.entries(PICTURES)) {
    await put(page, shown);
    if (process.env['UPDATE_SCREENS']) {
      mkdirSync(KEPT, { recursive: true });
      writeFileSync(join(KEPT, `${name}.webp`), bytesOf(await page.evaluate(() => screens.kept())));
    }
    const wrong = await wrongWith(page, name);
    if (!wrong) continue;
    const picture = test.info().outputPath(`${name}.png`);
    writeFileSync(picture, wrong.picture);
    found.push(`${wrong.words}; should, is and where: ${picture}`);
  }
  expect(found).toEqual([]);
});

test('a panel that moved and a portrait that is missing do not pass for the picture that was kept', async () => {
  const { seen } = PICTURES['dice'] ?? { seen: null };
  if (seen?.game?.id !== 'dice') throw new Error('the dice game has a picture');
  await put(page, { seen });
  await page.evaluate(() => screens.misplace(30));
  expect((await wrongWith(page, 'dice'))?.words).toContain('dice: differs by');
  const [first, ...others] = seen.game.characters;
  const other = others.find(character => character !== first);
  if (!other) throw new Error('the seats have characters');
  await put(page, { seen: { ...seen, game: { ...seen.game, characters: [other, ...others] } } });
  expect((await wrongWith(page, 'dice'))?.words).toContain('dice: differs by');
});

test('a lobby without news turns its light down after a minute, once, and rests', async () => {
  await put(page, { seen: lobby({ seats: 3, language: 'en' }) });
  const tick = (seconds: number) => page.evaluate(ms => screens.tick(ms), seconds * 1000);
  expect(await tick(59)).toEqual({ moves: false, drawn: 0 });
  const light = await page.evaluate(() => screens.kept());
  expect(await tick(60)).toEqual({ moves: true, drawn: 0 });
  expect(await tick(600)).toEqual({ moves: false, drawn: 0 });
  expect((await page.evaluate(should => screens.compare(should), light)).mean).toBeGreaterThan(15);
});

test('the sheets of a result are turned once round, and then it rests', async () => {
  const seen = aftermath({ seats: 5, language: 'en' });
  await put(page, { seen });
  const tick = async (seconds: number): Promise<boolean> => {
    const { drawn } = await page.evaluate(ms => screens.tick(ms), seconds * 1000);
    return drawn > 0;
  };
  const sheet = async (): Promise<string | undefined> => {
    const words = await page.evaluate(() => screens.words());
    return words.map(({ text }) => text).find(text => / bets|Bets|trail/i.test(text));
  };
  const first = await sheet();
  expect([await tick(6), await tick(7)]).toEqual([false, true]);
  expect(await sheet()).not.toBe(first);
  expect(await tick(14)).toBe(true);
  expect(await sheet()).toBe(first);
  expect([await tick(21), await tick(28), await tick(600)]).toEqual([false, false, false]);
});

test('whoever is waited for nods every 25 seconds, and nobody does while the game is paused', async () => {
  await put(page, { seen: dice({ seats: 3, language: 'en' }) });
  const moves = async (seconds: number): Promise<boolean> =>
    (await page.evaluate(ms => screens.tick(ms), seconds * 1000)).moves;
  expect([await moves(24), await moves(25), await moves(49), await moves(50)]).toEqual([false, true, false, true]);
  await put(page, { seen: dice({ seats: 3, language: 'en' }, { pause: { from: null } }) });
  expect([await moves(25), await moves(50)]).toEqual([false, false]);
});
