import { mkdtempSync, readFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { extname, join } from 'node:path';
import type { Page } from '@playwright/test';
import { build } from 'vite';
import type {} from './page.ts';

const ORIGIN = 'http://screens.test/';
const TYPES: Readonly<Record<string, string>> = {
  '.html': 'text/html',
  '.js': 'text/javascript',
  '.css': 'text/css',
  '.woff2': 'font/woff2',
  '.woff': 'font/woff',
};

/** Builds the page that shows single screens; returns the folder it is in. */
export async function buildScreens(): Promise<string> {
  const folder = mkdtempSync(join(tmpdir(), 'saloon-screens-'));
  await build({
    configFile: false,
    root: import.meta.dirname,
    logLevel: 'error',
    build: { outDir: folder, emptyOutDir: true, assetsInlineLimit: 0, minify: false, chunkSizeWarningLimit: 10_000 },
  });
  return folder;
}

/** Opens that page, served out of `folder` without a server, for a screen of this size. */
export async function openScreens(
  page: Page,
  folder: string,
  screen: { width: number; height: number; calm: boolean },
): Promise<void> {
  await page.route(`${ORIGIN}**`, route => {
    const path = new URL(route.request().url()).pathname;
    const file = path === '/' ? 'index.html' : path.slice(1);
    return route.fulfill({
      body: readFileSync(join(folder, file)),
      contentType: TYPES[extname(file)] ?? 'application/octet-stream',
    });
  });
  await page.goto(ORIGIN);
  await page.waitForFunction(() => 'screens' in globalThis);
  await page.evaluate(size => screens.open(size), screen);
}
