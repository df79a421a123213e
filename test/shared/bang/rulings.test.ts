import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { HOUSE_RULES } from '../../../src/shared/house-rules.ts';
import { shownIds } from '../../scenario/shown-ids.ts';
import { DECISION_IDS } from './ruling-ids.ts';

const rulings = readFileSync(join(import.meta.dirname, '../../../src/shared/bang/rulings.md'), 'utf8');
const named = new Set(rulings.match(/R-[a-z-]+-\d+|\bC\d+\b/g));

test('the list of rulings holds every decision, and points at scenarios that exist', () => {
  const shown = shownIds(join(import.meta.dirname, 'scenarios'), /R-[a-z0-9-]+-\d+|C\d+\b/g);
  expect(DECISION_IDS.filter(id => !named.has(id))).toEqual([]);
  expect([...named].filter(id => !shown.has(id))).toEqual([]);
});

test('the list of rulings holds every house rule with both readings', () => {
  const lines = rulings.split('\n');
  for (const [rule, readings] of Object.entries(HOUSE_RULES.bang)) {
    const line = lines.find(text => text.startsWith(`| \`${rule}\``)) ?? '';
    for (const reading of readings) expect(line, rule).toContain(`\`${reading}\``);
  }
});
