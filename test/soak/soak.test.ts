import { expect, test } from 'vitest';
import { soak } from './soak.ts';

test('eight phones on bad lines and a table play both games, nobody is stuck and every screen shows what is', async () => {
  const { games, happened } = await soak({ games: 2, seed: 3 });
  expect(games).toBe(2);
  expect(Object.keys(happened)).toEqual(expect.arrayContaining(['broken lines', 'doubled messages', 'views compared']));
});
