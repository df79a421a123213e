import { expect, test } from 'vitest';
import { shownIds } from '../../../scenario/shown-ids.ts';
import { DECISION_IDS, RULING_IDS } from '../ruling-ids.ts';

const shown = shownIds(import.meta.dirname, /(?:R-[a-z0-9-]+-\d+|C\d+)\b/g);

test('every ruling and every decision has a scenario', () => {
  expect(RULING_IDS).toHaveLength(199);
  expect([...RULING_IDS, ...DECISION_IDS].filter(id => !shown.has(id))).toEqual([]);
});

test('no scenario carries an id that is not on the list', () => {
  expect([...shown].filter(id => ![...RULING_IDS, ...DECISION_IDS].includes(id))).toEqual([]);
});
