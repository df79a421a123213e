import { expect, test } from '@playwright/test';
import { resolve } from 'node:path';
import { build } from 'vite';
import type { measureSounds } from './sound-render.ts';

/** Those that the palette gives more time, in milliseconds. */
const LONG: Readonly<Record<string, number>> = {
  boom: 850,
  bell: 1700,
  tremolo: 1300,
  drums: 1100,
  gatling: 1000,
  win: 3400,
};

test('every sound is heard, is short, and never overdrives', async ({ page }) => {
  const made = await build({
    configFile: false,
    logLevel: 'silent',
    build: {
      write: false,
      lib: { entry: resolve(import.meta.dirname, 'sound-render.ts'), formats: ['iife'], name: 'sounds' },
    },
  });
  const [bundle] = Array.isArray(made) ? made : [made];
  const script = bundle && 'output' in bundle ? bundle.output[0].code : '';
  await page.addScriptTag({ content: script });
  const { sounds, salvo } = await page.evaluate(() =>
    (globalThis as unknown as { measureSounds: typeof measureSounds }).measureSounds(),
  );
  const faults = sounds.flatMap(({ name, peak, ms }) => {
    const longest = LONG[name] ?? 750;
    const isFine = peak > 0.05 && peak < 1 && ms >= 45 && ms <= longest;
    return isFine ? [] : [`${name}: peak ${peak.toFixed(3)}, ${ms} ms of at most ${longest}`];
  });
  expect(faults).toEqual([]);
  expect(salvo).toBeLessThan(1);
});
