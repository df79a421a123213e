import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { DECISION_IDS, RULING_IDS } from '../ruling-ids.ts';

const titles = readdirSync(import.meta.dirname)
  .filter(file => file.endsWith('.test.ts'))
  .flatMap(file => readFileSync(join(import.meta.dirname, file), 'utf8').match(/\btest\('[^']*\(([^)]*)\)'/g) ?? []);
const shown = new Set(titles.flatMap(title => title.match(/[A-Z][A-Z0-9-]*\d\b/g) ?? []));

test('every ruling and every decision has a scenario', () => {
  expect(RULING_IDS).toHaveLength(127);
  expect([...RULING_IDS, ...DECISION_IDS].filter(id => !shown.has(id))).toEqual([]);
});

test('no scenario carries an id that is not on the list', () => {
  expect([...shown].filter(id => ![...RULING_IDS, ...DECISION_IDS].includes(id))).toEqual([]);
});
