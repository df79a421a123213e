import type { Result } from './stage.ts';

interface VitestReport {
  testResults: {
    name: string;
    status: string;
    assertionResults: { status: string; fullName: string }[];
  }[];
}

/** Vitest's JSON. A file that could not even be read counts as one failure. */
export function readVitest(json: unknown): Result {
  const result: Result = { passed: 0, failed: 0, skipped: [] };
  for (const file of (json as VitestReport).testResults) {
    const before = result.failed;
    for (const { status, fullName } of file.assertionResults)
      if (status === 'passed') result.passed++;
      else if (status === 'failed') result.failed++;
      else result.skipped.push(`${fullName}: marked as skipped in ${file.name}`);
    if (file.status === 'failed' && result.failed === before) result.failed++;
  }
  return result;
}

interface PlaywrightSuite {
  suites?: PlaywrightSuite[];
  specs?: {
    title: string;
    tests: { projectName: string; status: string; annotations: { type: string; description?: string }[] }[];
  }[];
}

/** Playwright's JSON. A test that passed only when tried again counts as failed. */
export function readPlaywright(json: unknown): Result {
  const result: Result = { passed: 0, failed: 0, skipped: [] };
  const visit = (suite: PlaywrightSuite): void => {
    for (const { title, tests } of suite.specs ?? [])
      for (const { projectName, status, annotations } of tests)
        if (status === 'expected') result.passed++;
        else if (status === 'skipped') {
          const why = annotations.find(a => a.type === 'skip' || a.type === 'fixme')?.description;
          result.skipped.push(`${projectName}: ${title}: ${why ?? 'not reached'}`);
        } else result.failed++;
    suite.suites?.forEach(visit);
  };
  const { suites, errors } = json as { suites: PlaywrightSuite[]; errors: unknown[] };
  suites.forEach(visit);
  if (errors.length > 0 && result.failed === 0) result.failed++;
  return result;
}
