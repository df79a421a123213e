import { rmSync } from 'node:fs';
import { expect, test, type Page } from '@playwright/test';
import { LANGUAGES } from '../../src/shared/protocol/room.ts';
import type { Seen } from '../../src/renderer/table/scenes/scene.ts';
import { SAFE } from '../../src/renderer/table/stage/layout.ts';
import { TYPE } from '../../src/renderer/table/stage/palette.ts';
import { withLongNames } from './screens/names.ts';
import { buildScreens, openScreens } from './screens/open.ts';
import { aftermath, cards, dice, lobby, result, shot, type Look } from './screens/states.ts';
import type { Words } from './screens/page.ts';

let folder = '';
test.beforeAll(async () => {
  folder = await buildScreens();
});
test.afterAll(() => rmSync(folder, { recursive: true, force: true }));

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

test('no word is small, outside the safe area or on another, whatever people are called', async ({ page }) => {
  await openScreens(page, folder, { width: 1280, height: 720, calm: true });
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
