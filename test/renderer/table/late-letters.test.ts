import { beforeEach, expect, test } from 'vitest';
import { fetchesLateLetters } from '../../../src/renderer/table/late-letters.ts';

class Faces extends EventTarget {
  failed = false;

  fail(): void {
    this.failed = true;
    this.dispatchEvent(new Event('loadingerror'));
  }

  *[Symbol.iterator](): Iterator<{ status: FontFaceLoadStatus }> {
    yield { status: 'loaded' };
    if (this.failed) yield { status: 'error' };
  }
}

const kept = new Map<string, string>();
const memory = {
  read: (key: string) => kept.get(key) ?? null,
  write: (key: string, value: string | null) => void (value === null ? kept.delete(key) : kept.set(key, value)),
};
let reloads: number;

/** A page as it is after every loading, with the memory that outlives it. */
function page() {
  const fonts = new Faces();
  return { fonts, hear: fetchesLateLetters({ fonts, memory, reload: () => reloads++ }) };
}

beforeEach(() => {
  kept.clear();
  reloads = 0;
});

test('a typeface that failed while the line was lost is asked for when it is open', () => {
  const { fonts, hear } = page();
  hear({ is: 'open' });
  hear({ is: 'lost' });
  fonts.fail();
  hear({ is: 'connecting' });
  expect(reloads).toBe(0);
  hear({ is: 'open' });
  expect(reloads).toBe(1);
});

test('so is one that failed before there was a line at all', () => {
  const { fonts, hear } = page();
  fonts.fail();
  hear({ is: 'connecting' });
  hear({ is: 'open' });
  expect(reloads).toBe(1);
});

test('so is one that fails when the line is open already', () => {
  const { fonts, hear } = page();
  hear({ is: 'open' });
  fonts.fail();
  expect(reloads).toBe(1);
});

test('one that can never be had loads the page once, and once more when the line was lost', () => {
  const first = page();
  first.hear({ is: 'open' });
  first.fonts.fail();
  const second = page();
  second.fonts.fail();
  second.hear({ is: 'open' });
  second.fonts.fail();
  expect(reloads).toBe(1);
  second.hear({ is: 'lost' });
  second.hear({ is: 'open' });
  expect(reloads).toBe(2);
});

test('a table whose letters have all come is never loaded anew', () => {
  const { hear } = page();
  for (const is of ['open', 'lost', 'open'] as const) hear({ is });
  expect(reloads).toBe(0);
});
