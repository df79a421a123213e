import { defineConfig } from '@playwright/test';
import { findChromium } from './runner/browsers.ts';

export default defineConfig({
  testDir: 'e2e',
  outputDir: '../test-results/browser',
  // A game in a browser mostly waits for its table to tell the story, so two share the machine well.
  workers: 2,
  retries: 0,
  forbidOnly: true,
  timeout: 180_000,
  expect: { timeout: 30_000 },
  use: {
    // A trace films every page and takes half of the time; `--trace on` makes one.
    screenshot: 'only-on-failure',
    locale: 'en-GB',
    actionTimeout: 30_000,
    launchOptions: { executablePath: findChromium() ?? '' },
  },
});
