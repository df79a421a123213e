import { chromium, type Browser, type Page } from '@playwright/test';
import { startHost } from '../e2e/host.ts';
import { findChromium } from '../runner/browsers.ts';
import { median, quantile } from './measure.ts';
import { slowLine } from './slow-line.ts';

declare global {
  interface Window {
    seated: Promise<number>;
  }
}

/** Milliseconds from the scanned address to the painted seat. */
export interface SeatedTimes {
  readonly p50: number;
  readonly p95: number;
}

const GUESTS = 20;
const ROUND_TRIP = 40;
const SLOWER = 4;

/**
 * How long a phone that never saw this host takes from the scanned address to its painted seat, on a Wi-Fi of 40 ms
 * there and back and with a processor four times slower than this one. Its owner's name is remembered, and his thumb
 * is on the button as soon as it is there. The browser itself runs already: the first load, which starts it, is left
 * out. Every host has an address of its own, so that nothing is in a cache.
 */
export async function seatedTimes(): Promise<SeatedTimes> {
  const browser = await chromium.launch({ executablePath: findChromium() ?? '' });
  try {
    const page = await phoneOf(browser);
    await sits(page);
    const took: number[] = [];
    for (let guest = 0; guest < GUESTS; guest++) took.push(await sits(page));
    return { p50: median(took), p95: quantile(took, 0.95) };
  } finally {
    await browser.close();
  }
}

async function phoneOf(browser: Browser): Promise<Page> {
  const context = await browser.newContext({
    viewport: { width: 390, height: 844 },
    deviceScaleFactor: 2,
    hasTouch: true,
    isMobile: true,
  });
  const page = await context.newPage();
  const devtools = await context.newCDPSession(page);
  await devtools.send('Emulation.setCPUThrottlingRate', { rate: SLOWER });
  await page.addInitScript(() => {
    localStorage.setItem('saloon.name', 'Ann');
    window.seated = new Promise(resolve => {
      new MutationObserver((_, observer) => {
        const sit = document.querySelector<HTMLButtonElement>('form .actions button');
        if (sit && !sit.dataset['tapped']) {
          sit.dataset['tapped'] = 'yes';
          sit.click();
        }
        if (!document.querySelector('main.lobby')) return;
        observer.disconnect();
        // The picture after the one in which it is laid out has it on the screen.
        requestAnimationFrame(() => requestAnimationFrame(() => resolve(performance.now())));
      }).observe(document, { childList: true, subtree: true });
    });
  });
  return page;
}

async function sits(page: Page): Promise<number> {
  const host = await startHost();
  const line = await slowLine(host.port, ROUND_TRIP);
  try {
    await page.goto(`http://127.0.0.1:${line.port}/`, { waitUntil: 'commit' });
    return await page.evaluate(() => window.seated);
  } finally {
    line.close();
    await host.stop();
  }
}
