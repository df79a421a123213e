import { isAbsolute } from 'node:path';
import { expect, test } from 'vitest';
import { readOptions } from '../../src/main/options.ts';

test('the evening is kept in a folder of its own, in another that is named, or nowhere', () => {
  const usual = readOptions([])?.data ?? '';
  expect(isAbsolute(usual)).toBe(true);
  expect(usual).toContain('last-chance-saloon');
  expect(readOptions(['--data', '/tmp/elsewhere'])?.data).toBe('/tmp/elsewhere');
  expect(readOptions(['--no-save'])?.data).toBe(null);
  expect(readOptions(['--no-save', '--data', '/tmp/elsewhere'])?.data).toBe(null);
});
