import { describe, expect, test } from 'vitest';
import { DEFAULT_RULES, HOUSE_RULES } from '../../../src/shared/house-rules.ts';
import { LANGUAGES } from '../../../src/shared/protocol/room.ts';
import { changedRules, houseRules, loadHouseRules } from '../../../src/shared/text/house-rules.ts';
import { catalogues } from '../../../src/shared/text/index.ts';

describe.each(LANGUAGES)('house rules in %s', language => {
  test.each(['dice', 'bang'] as const)('of %s have a name, a source and two different readings', async game => {
    const rules = houseRules(game, DEFAULT_RULES, await loadHouseRules(game, language));
    expect(rules).toHaveLength(Object.keys(HOUSE_RULES[game]).length);
    for (const { name, source, readings } of rules) {
      const ids = Object.keys(HOUSE_RULES[game]);
      expect(ids).not.toContain(name);
      expect(source).not.toBe('');
      expect(new Set(readings.map(({ word }) => word)).size).toBe(readings.length);
      expect(readings.map(({ isChosen }) => isChosen)).toEqual([true, false]);
      expect(readings.map(({ isUsual }) => isUsual)).toEqual([true, false]);
    }
  });
});

describe('the house rules of a table', () => {
  const { options } = catalogues.en.dice;

  test('a reading is taken by giving all rules of its game', () => {
    const [gatling] = houseRules('dice', DEFAULT_RULES, options);
    expect(gatling?.readings[1]?.instead).toEqual({
      game: 'dice',
      rules: { gatlingArrows: 'last', allFall: 'outlaw' },
    });
  });

  test('what is not played as usual is named', () => {
    const dice = { gatlingArrows: 'first', allFall: 'nobody' } as const;
    expect(changedRules(houseRules('dice', { ...DEFAULT_RULES, dice }, options))).toEqual([
      { rule: 'Three players, and the last ones fall together', reading: 'nobody wins' },
    ]);
    expect(changedRules(houseRules('dice', DEFAULT_RULES, options))).toEqual([]);
  });
});
