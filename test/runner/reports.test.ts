import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import { readPlaywright, readVitest } from './reports.ts';
import { report } from './stage.ts';

describe('what a stage came to', () => {
  let folder: string;
  let file: string;
  beforeEach(() => {
    folder = mkdtempSync(join(tmpdir(), 'saloon-stage-'));
    file = join(folder, 'report.json');
  });
  afterEach(() => rmSync(folder, { recursive: true, force: true }));

  const vitest = (...statuses: string[]) => ({
    testResults: [
      {
        name: 'a.test.ts',
        status: 'passed',
        assertionResults: statuses.map(status => ({ status, fullName: 'dice roll' })),
      },
    ],
  });
  const ends = (code: number, json: unknown) =>
    report(
      file,
      () => {
        if (json) writeFileSync(file, JSON.stringify(json));
        return Promise.resolve(code);
      },
      readVitest,
    );

  test('counts what passed, failed and was skipped, with where', async () => {
    expect(await ends(1, vitest('passed', 'passed', 'failed', 'skipped'))).toEqual({
      passed: 2,
      failed: 1,
      skipped: ['dice roll: marked as skipped in a.test.ts'],
    });
  });

  test('a runner that crashed without a report has failed', async () => {
    expect(await ends(1, null)).toEqual({ passed: 0, failed: 1, skipped: [] });
  });

  test('a report left by an earlier run is not read', async () => {
    writeFileSync(file, JSON.stringify(vitest('passed')));
    expect(await ends(0, null)).toEqual({ passed: 0, failed: 1, skipped: [] });
  });

  test('a runner that ran nothing has failed', async () => {
    expect(await ends(0, { testResults: [] })).toEqual({ passed: 0, failed: 1, skipped: [] });
  });

  test('a runner that failed after its last test has failed', async () => {
    expect(await ends(1, vitest('passed'))).toEqual({ passed: 1, failed: 1, skipped: [] });
  });

  test('a test file that could not be read has failed', async () => {
    const json = { testResults: [{ name: 'a.test.ts', status: 'failed', assertionResults: [] }] };
    expect(await ends(1, json)).toEqual({ passed: 0, failed: 1, skipped: [] });
  });

  test('a browser test says why it was skipped, and one that passed at the second try has failed', () => {
    const spec = (title: string, status: string, annotations: object[] = []) => ({
      title,
      tests: [{ projectName: 'firefox', status, annotations }],
    });
    const json = {
      errors: [],
      suites: [
        {
          specs: [spec('joins', 'expected')],
          suites: [
            {
              specs: [spec('plays', 'flaky'), spec('wakes', 'skipped', [{ type: 'skip', description: 'no Firefox' }])],
            },
          ],
        },
      ],
    };
    expect(readPlaywright(json)).toEqual({ passed: 1, failed: 1, skipped: ['firefox: wakes: no Firefox'] });
  });

  test('an error outside every browser test has failed', () => {
    expect(readPlaywright({ errors: [{ message: 'no config' }], suites: [] })).toEqual({
      passed: 0,
      failed: 1,
      skipped: [],
    });
  });
});
