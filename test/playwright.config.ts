import { defineConfig } from '@playwright/test';
import { findChromium, findFirefox } from './runner/browsers.ts';

const firefox = findFirefox();

export default defineConfig({
  testDir: 'e2e',
  outputDir: '../test-results/browser',
  workers: 1,
  retries: 0,
  forbidOnly: true,
  timeout: 180_000,
  expect: { timeout: 30_000 },
  use: {
    trace: 'retain-on-failure',
    locale: 'en-GB',
    actionTimeout: 30_000,
    launchOptions: { executablePath: findChromium() ?? '' },
  },
  projects: [
    { name: 'chromium', testIgnore: '**/*.firefox.spec.ts' },
    {
      name: 'firefox',
      testMatch: '**/*.firefox.spec.ts',
      use: {
        browserName: 'firefox',
        // Debian's Firefox is driven over WebDriver BiDi; Playwright's own patched one is a download.
        channel: 'moz-firefox',
        launchOptions: { executablePath: firefox ?? '' },
      },
    },
  ],
});
