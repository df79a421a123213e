import { existsSync, mkdtempSync, rmSync, symlinkSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { openLog } from '../../src/main/log.ts';

const why = existsSync('/dev/full') ? null : 'this system has no /dev/full';

test.skipIf(why !== null)(`a log on a full disk ends nothing${why === null ? '' : ` (${why})`}`, () => {
  const folder = mkdtempSync(join(tmpdir(), 'saloon-log-'));
  symlinkSync('/dev/full', join(folder, 'saloon.log'));
  const log = openLog(folder);
  expect(() => {
    for (let i = 0; i < 3; i++) log.error('the disk is full');
  }).not.toThrow();
  rmSync(folder, { recursive: true });
});
