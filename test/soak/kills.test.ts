import { mkdirSync, writeFileSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { build } from 'vite';
import { expect, test } from 'vitest';
import { kills } from './kills.ts';

/** The headless host of today as one file, which starts in half the time of its sources; its pages are none. */
async function bundled(): Promise<string> {
  // Inside the project, so that it finds what it imports.
  const folder = resolve('test-results/kills');
  for (const page of ['phone', 'table']) {
    mkdirSync(join(folder, 'renderer', page), { recursive: true });
    writeFileSync(join(folder, 'renderer', page, 'index.html'), '');
  }
  const outDir = join(folder, 'main');
  const ssr = resolve('src/main/headless.ts');
  await build({ configFile: false, logLevel: 'error', build: { ssr, outDir, emptyOutDir: true } });
  return join(outDir, 'headless.js');
}

test('a dozen kills in the middle of both games lose nothing that any screen had seen', async () => {
  const report = await kills({ kills: 12, seed: 4, host: [await bundled()] });
  expect(report.faults).toEqual([]);
  expect(report.during).toMatchObject({ dice: expect.any(Number) as number, bang: expect.any(Number) as number });
}, 300_000);
