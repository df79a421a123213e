import { expect, test } from 'vitest';
import { copied } from '../../../src/shared/engine/copied.ts';

test('a copied state is equal and shares nothing that could be changed', () => {
  const state = { a: 1, b: null, c: [true, { d: 'x' }], e: {} };
  const copy = copied(state);
  expect(copy).toEqual(state);
  copy.c.push(false);
  (copy.c[1] as { d: string }).d = 'y';
  expect(state).toEqual({ a: 1, b: null, c: [true, { d: 'x' }], e: {} });
});
