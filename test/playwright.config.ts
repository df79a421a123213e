import { defineConfig } from '@playwright/test';
import { findChromium } from './runner/browsers.ts';

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
});
