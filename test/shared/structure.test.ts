import { readFileSync, readdirSync } from 'node:fs';
import { basename, join, resolve } from 'node:path';
import { describe, expect, test } from 'vitest';
import { CARDS } from '../../src/shared/bang/cards/index.ts';
import { SUITS } from '../../src/shared/bang/face.ts';
import { CHARACTERS } from '../../src/shared/dice/characters/index.ts';
import { MARKS } from '../../src/shared/protocol/room.ts';

const ROOT = resolve(import.meta.dirname, '../..');
const read = (path: string): string => readFileSync(join(ROOT, path), 'utf8');
const names = (folder: string): string[] => readdirSync(join(ROOT, folder)).map(file => basename(file, '.svg'));
const sources = (folder: string): string[] =>
  readdirSync(join(ROOT, folder), { recursive: true, encoding: 'utf8' })
    .filter(file => /\.tsx?$/.test(file))
    .map(file => join(folder, file));

describe('the sixteen characters', () => {
  const files = readdirSync(join(ROOT, 'src/shared/dice/characters'))
    .map(file => basename(file, '.ts'))
    .filter(file => file !== 'index' && file !== 'character');

  test('are listed, each from a file with its own name', async () => {
    expect([...CHARACTERS].toSorted()).toEqual(files.toSorted());
    for (const file of files) {
      const { default: character } = (await import(`../../src/shared/dice/characters/${file}.ts`)) as {
        default: { id: string };
      };
      expect(character.id).toBe(file);
    }
  });

  test('have a portrait each', () => {
    expect(names('resources/art/portraits')).toEqual(expect.arrayContaining([...CHARACTERS]));
  });
});

test('every card of the card game has its face and its picture, and every suit its sign', () => {
  expect(names('resources/art/cards').toSorted()).toEqual([...CARDS, 'back'].toSorted());
  expect(names('resources/art/card-pictures').toSorted()).toEqual([...CARDS].toSorted());
  expect(names('resources/art/suits').toSorted()).toEqual(Object.values(SUITS).toSorted());
});

test('every mark has a drawing', () => {
  expect(names('resources/art/marks').toSorted()).toEqual([...MARKS].toSorted());
});

test('every mark is credited, for all of them are somebody’s icons', () => {
  const credits = read('resources/credits.md');
  expect(MARKS.filter(mark => !credits.includes(mark))).toEqual([]);
});

test('every font that is installed has its licence and its credit', () => {
  const { dependencies, devDependencies } = JSON.parse(read('package.json')) as Record<string, Record<string, string>>;
  const fonts = Object.keys({ ...dependencies, ...devDependencies })
    .filter(name => name.startsWith('@fontsource'))
    .map(name => basename(name));
  expect(readdirSync(join(ROOT, 'resources/licences')).map(file => basename(file, '.txt'))).toEqual(
    expect.arrayContaining(fonts),
  );
  const credits = read('resources/credits.md').toLowerCase();
  for (const font of fonts) expect(credits).toContain(font.replaceAll('-', ' '));
});

test('the shared code has no clock and no chance of its own', () => {
  const found = sources('src/shared').filter(file => /\bMath\.random\b|\bnew Date\b|\bDate\.now\b/.test(read(file)));
  expect(found).toEqual([]);
});

test('no file names a path of somebody’s machine', () => {
  const home = new RegExp(['/home', '/Users', `/${'work'}`].map(path => `['"\`]${path}/`).join('|'));
  expect([...sources('src'), ...sources('test')].filter(file => home.test(read(file)))).toEqual([]);
});
