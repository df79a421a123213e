import { chmodSync, mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { findChromium, findFirefox } from './browsers.ts';

// Macs and Windows machines have browsers in fixed places, which no test can take away.
describe.skipIf(process.platform !== 'linux')('looking for a browser', () => {
  let folder: string;
  const program = (path: string): string => {
    const file = join(folder, path);
    mkdirSync(dirname(file), { recursive: true });
    writeFileSync(file, '');
    chmodSync(file, 0o755);
    return file;
  };
  beforeEach(() => {
    folder = mkdtempSync(join(tmpdir(), 'saloon-browsers-'));
    vi.stubEnv('PATH', join(folder, 'bin'));
    vi.stubEnv('PLAYWRIGHT_BROWSERS_PATH', join(folder, 'downloads'));
    vi.stubEnv('CHROME_PATH', '');
    vi.stubEnv('FIREFOX_PATH', '');
  });
  afterEach(() => {
    vi.unstubAllEnvs();
    rmSync(folder, { recursive: true, force: true });
  });

  test('finds none on a bare machine', () => {
    expect(findChromium()).toBe(null);
    expect(findFirefox()).toBe(null);
  });

  test('finds the newest of Playwright’s downloads', () => {
    program('downloads/chromium-999/chrome-linux/chrome');
    const newest = program('downloads/chromium-1200/chrome-linux64/chrome');
    expect(findChromium()).toBe(newest);
  });

  test('takes the system’s Edge before a download, Chromium before Edge, and CHROME_PATH before all', () => {
    program('downloads/chromium-1200/chrome-linux64/chrome');
    const edge = program('bin/microsoft-edge');
    expect(findChromium()).toBe(edge);
    const chromium = program('bin/chromium');
    expect(findChromium()).toBe(chromium);
    const own = program('mine/chrome');
    vi.stubEnv('CHROME_PATH', own);
    expect(findChromium()).toBe(own);
  });

  test('finds Debian’s Firefox', () => {
    const esr = program('bin/firefox-esr');
    expect(findFirefox()).toBe(esr);
  });
});
