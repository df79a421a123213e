import { describe, expect, test } from 'vitest';
import type { CharacterId } from '../../../src/shared/dice/characters/index.ts';
import { characterOf } from '../../../src/shared/dice/characters/index.ts';
import { isStretched, targets } from '../../../src/shared/dice/faces.ts';

const aim = (character: CharacterId, ring: number[]) => ({ ring, seat: 0, traits: characterOf(character).traits });
const SEVEN = [0, 1, 2, 3, 4, 5, 6];

describe('whom a 1 and a 2 may hit, clockwise from the shooter at seat 0', () => {
  test.each<[CharacterId, number[], number[], number[]]>([
    ['lucky-duke', [0, 1], [1], [1]],
    ['lucky-duke', [0, 1, 2], [1, 2], [1, 2]],
    ['lucky-duke', [0, 1, 2, 3], [1, 3], [2]],
    ['lucky-duke', [0, 1, 2, 3, 4], [1, 4], [2, 3]],
    ['lucky-duke', [0, 2, 4, 5, 6], [2, 6], [4, 5]],
    ['calamity-janet', [0, 1, 2], [1, 2], [1, 2]],
    ['calamity-janet', [0, 1, 2, 3], [1, 2, 3], [1, 2, 3]],
    ['calamity-janet', SEVEN, [1, 2, 5, 6], [1, 2, 5, 6]],
    ['rose-doolan', [0, 1], [1], [1]],
    ['rose-doolan', [0, 1, 2], [1, 2], [1, 2]],
    ['rose-doolan', [0, 1, 2, 3], [1, 2, 3], [1, 2, 3]],
    ['rose-doolan', [0, 1, 2, 3, 4], [1, 2, 3, 4], [2, 3]],
    ['rose-doolan', SEVEN, [1, 2, 5, 6], [2, 3, 4, 5]],
  ])('%s among %j: 1 hits %j, 2 hits %j', (character, ring, one, two) => {
    expect(targets(aim(character, ring), 'one')).toEqual(one);
    expect(targets(aim(character, ring), 'two')).toEqual(two);
  });

  test('only what the plain die would not reach takes an ability', () => {
    const rose = aim('rose-doolan', SEVEN);
    expect([1, 2].map(at => isStretched(rose, 'one', at))).toEqual([false, true]);
    expect([2, 3].map(at => isStretched(rose, 'two', at))).toEqual([false, true]);
  });
});
