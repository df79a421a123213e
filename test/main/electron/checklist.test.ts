import { readdirSync, readFileSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { describe, expect, test } from 'vitest';

const root = resolve(import.meta.dirname, '../../..');
const main = join(root, 'src/main');
const sources = readdirSync(main, { recursive: true, encoding: 'utf8' })
  .filter(file => file.endsWith('.ts'))
  .map(file => ({ file, text: readFileSync(join(main, file), 'utf8') }));
const checklist = readFileSync(join(main, 'electron-security.md'), 'utf8');

describe('of Electron’s checklist', () => {
  test.each([
    'preload',
    'contextBridge',
    'ipcMain',
    'openExternal',
    'allowRunningInsecureContent',
    'experimentalFeatures',
    'enableBlinkFeatures',
    'webviewTag',
    'nodeIntegrationInWorker',
    'nodeIntegrationInSubFrames',
    'file://',
  ])('%s is nowhere in the host', word => {
    expect(sources.filter(({ text }) => text.includes(word)).map(({ file }) => file)).toEqual([]);
  });

  test('the sandbox is left for root alone', () => {
    const leaving = sources.filter(({ text }) => text.includes('--no-sandbox'));
    expect(leaving.map(({ file }) => file).toSorted()).toEqual(['browser.ts', 'start.ts']);
    for (const { text } of leaving) expect(text).toMatch(/getuid\?\.\(\) === 0 \? \['--no-sandbox'\] : \[\]/);
  });

  test('only the entry and the window know Electron', () => {
    const knowing = sources.filter(({ text }) => text.includes("from 'electron'"));
    expect(knowing.map(({ file }) => file).toSorted()).toEqual(['index.ts', 'window.ts']);
  });

  test('each of the twenty points has an answer, and names files that are there', () => {
    const points = [...checklist.matchAll(/^\| (\d+) /gm)].map(([, number]) => Number(number));
    expect(points).toEqual(Array.from({ length: 20 }, (_, index) => index + 1));
    for (const [, file = ''] of checklist.matchAll(/`((?:net\/)?[\w-]+\.ts)`/g))
      expect(sources.map(source => source.file)).toContain(file);
    for (const [, file = ''] of checklist.matchAll(/`(test\/[\w/.-]+)`/g))
      expect(() => readFileSync(join(root, file))).not.toThrow();
  });
});
