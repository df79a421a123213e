import { readFileSync, statSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { keyIn } from '../../../src/main/journal/key.ts';
import { Desk, LOG } from './desk.ts';

test('a folder has one key, for its owner alone to read; without a folder there is a new one each time', () => {
  const { path } = new Desk();
  const key = keyIn(path, LOG);
  expect(key).toMatch(/^[\w-]{22}$/);
  expect(keyIn(path, LOG)).toBe(key);
  expect(statSync(join(path, 'key')).mode & 0o777).toBe(0o600);
  expect(keyIn(null, LOG)).not.toBe(keyIn(null, LOG));
});

test('what is no key is replaced', () => {
  const { path } = new Desk();
  writeFileSync(join(path, 'key'), 'short');
  const key = keyIn(path, LOG);
  expect(readFileSync(join(path, 'key'), 'utf8')).toBe(`${key}\n`);
});

test('where nothing can be kept there is a key all the same', () => {
  expect(keyIn(join(new Desk().path, 'nowhere'), LOG)).toMatch(/^[\w-]{22}$/);
});
