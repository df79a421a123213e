import { expect, test } from 'vitest';
import { liesFlat } from '../../../src/renderer/phone/away.ts';

test('a phone on the table lies flat, screen up or down; one in a hand does not', () => {
  expect(liesFlat({ beta: 3, gamma: -5 }, false)).toBe(true);
  expect(liesFlat({ beta: -177, gamma: 4 }, false)).toBe(true);
  expect(liesFlat({ beta: 45, gamma: 0 }, false)).toBe(false);
  expect(liesFlat({ beta: 2, gamma: 60 }, false)).toBe(false);
});

test('a table that is knocked uncovers nothing: it takes more to pick a phone up than to lay it down', () => {
  expect(liesFlat({ beta: 16, gamma: 0 }, false)).toBe(false);
  expect(liesFlat({ beta: 16, gamma: 0 }, true)).toBe(true);
  expect(liesFlat({ beta: 24, gamma: 0 }, true)).toBe(false);
});
