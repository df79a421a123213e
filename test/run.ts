/** The whole proof, as `npm test` runs it: every stage, then one line with what it came to. */
import { resolve } from 'node:path';
import { findChromium, findFirefox, mayInstallPackages } from './runner/browsers.ts';
import { readPlaywright, readVitest } from './runner/reports.ts';
import { check, report, run, tool, type Result } from './runner/stage.ts';

const MINUTE = 60_000;
const FORMATTED = ['src', 'test', 'electron.vite.config.ts', 'package.json'];

const total: Result = { passed: 0, failed: 0, skipped: [] };

async function stage(name: string, work: () => Promise<Result>): Promise<void> {
  console.log(`\n── ${name}`);
  const began = Date.now();
  const { passed, failed, skipped } = await work();
  total.passed += passed;
  total.failed += failed;
  total.skipped.push(...skipped);
  console.log(`   ${name}: ${passed} passed, ${failed} failed (${Math.round((Date.now() - began) / 1000)} s)`);
}

async function installPackage(name: string): Promise<void> {
  const env = { DEBIAN_FRONTEND: 'noninteractive' };
  console.log(`   Installing Debian's ${name} …`);
  await run('apt-get', ['-qq', 'update'], { env, limit: 2 * MINUTE });
  await run('apt-get', ['-qq', '-y', '--no-install-recommends', 'install', name], { env, limit: 6 * MINUTE });
}

/** A browser of the Chromium family, installed if need be, or null with a sentence on what to do. */
async function chromium(): Promise<string | null> {
  if (!findChromium() && mayInstallPackages()) await installPackage('chromium');
  if (!findChromium()) {
    console.log('   No Chromium, Chrome or Edge here; trying Playwright’s download …');
    await run(process.execPath, ['node_modules/@playwright/test/cli.js', 'install', 'chromium'], { limit: 3 * MINUTE });
  }
  const found = findChromium();
  if (!found)
    console.error('   Install Chromium, Chrome or Edge, or set CHROME_PATH to one, to run the browser tests.');
  return found;
}

async function firefox(): Promise<string | null> {
  if (!findFirefox() && mayInstallPackages()) await installPackage('firefox-esr');
  return findFirefox();
}

async function browserTests(): Promise<Result> {
  const CHROME_PATH = await chromium();
  if (!CHROME_PATH) return { passed: 0, failed: 1, skipped: [] };
  const FIREFOX_PATH = (await firefox()) ?? '';
  console.log(`   ${CHROME_PATH}${FIREFOX_PATH ? ` and ${FIREFOX_PATH}` : ''}`);
  const file = resolve('test-results/playwright.json');
  const env = { CHROME_PATH, FIREFOX_PATH, PLAYWRIGHT_JSON_OUTPUT_NAME: file };
  const args = ['test', '--config', 'test/playwright.config.ts', '--reporter=list,json'];
  return report(file, () => tool('@playwright/test/cli.js', args, env), readPlaywright);
}

await stage('types', () => check(tool('typescript/bin/tsc', ['-p', '.'])));
await stage('types of src/shared alone', () => check(tool('typescript/bin/tsc', ['-p', 'test/tsconfig.shared.json'])));
await stage('format', () => check(tool('prettier/bin/prettier.cjs', ['--check', '--log-level', 'warn', ...FORMATTED])));
await stage('lint', () => check(tool('oxlint/bin/oxlint', ['-c', 'test/oxlint.json', 'src', 'test'])));
await stage('build', () => check(tool('electron-vite/bin/electron-vite.js', ['build', '--logLevel', 'warn'])));
await stage('unit and property tests', () => {
  const file = 'test-results/vitest.json';
  const args = [
    'run',
    '--config',
    'test/vitest.config.ts',
    '--reporter=default',
    '--reporter=json',
    `--outputFile=${file}`,
  ];
  return report(file, () => tool('vitest/vitest.mjs', args), readVitest);
});
await stage('browser tests', browserTests);

console.log('');
for (const skip of total.skipped) console.log(`skipped: ${skip}`);
const skipped = total.skipped.length > 0 ? `, ${total.skipped.length} skipped` : '';
console.log(`${total.passed} passed, ${total.failed} failed${skipped}`);
process.exitCode = total.failed === 0 ? 0 : 1;
