import { readdirSync } from 'node:fs';
import { describe, expect, test } from 'vitest';
import { CHARACTERS, characterOf } from '../../../src/shared/dice/characters/index.ts';

describe('the sixteen characters', () => {
  test('are the files of their folder, by name', () => {
    const folder = new URL('../../../src/shared/dice/characters', import.meta.url);
    const files = readdirSync(folder).filter(file => file !== 'index.ts' && file !== 'character.ts');
    expect(CHARACTERS.map(id => `${id}.ts`)).toEqual(files.toSorted());
    expect(CHARACTERS).toHaveLength(16);
  });

  test.each([
    [7, ['el-gringo', 'jourdonnais', 'kit-carlson']],
    [9, ['jesse-jones', 'paul-regret', 'rose-doolan', 'vulture-sam']],
  ])('with %i lives are %j, all others have eight', (life, ids) => {
    expect(CHARACTERS.filter(id => characterOf(id).life === life)).toEqual(ids);
    expect(CHARACTERS.filter(id => characterOf(id).life === 8)).toHaveLength(9);
  });
});
