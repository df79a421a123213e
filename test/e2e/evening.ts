import { test as base, expect, firefox, type Browser, type BrowserContext, type Page } from '@playwright/test';
import { findFirefox } from '../runner/browsers.ts';
import { startHost, type Host } from './host.ts';
import { hurry } from './hurry.ts';
import { readQr } from './qr.ts';

export { expect };

/** The host, and as many phones as are asked for. */
export interface Phones {
  readonly host: Host;
  /** Another guest's phone, with a memory of its own, on a blank page; `still`: it asks for less motion. */
  phone(options?: { width?: number; locale?: string; firefox?: boolean; still?: boolean }): Promise<Page>;
}

/** Everything an evening needs: the television too. */
export interface Evening extends Phones {
  readonly table: Page;
}

/** Table pages keep the picture in a canvas; this is what a screen reader hears of it. */
export const mirror = (table: Page) => table.locator('#mirror');

/** The address in the QR code on the television, with the host's own loopback address in place of its LAN one. */
export async function scan(table: Page): Promise<string> {
  let text: string | null = null;
  await expect
    .poll(async () => (text = await readQr(await table.screenshot())), { message: 'a QR code on the table' })
    .toMatch(/^http:\/\/[\d.]+:\d+\/$/);
  return text ?? '';
}

export const test = base.extend<{ phones: Phones; evening: Evening; flags: string[] }>({
  flags: [[], { option: true }],

  phones: async ({ browser, flags }, use) => {
    const host = await startHost(...flags);
    const contexts: BrowserContext[] = [];
    let fox: Browser | null = null;
    const open = async (from: Browser, options: Parameters<Browser['newContext']>[0]): Promise<Page> => {
      const context = await from.newContext(options);
      contexts.push(context);
      return context.newPage();
    };
    await use({
      host,
      async phone({ width = 390, locale = 'en-GB', firefox: inFirefox = false, still = false } = {}) {
        const viewport = { width, height: Math.round(width * 1.9) };
        const shared = { viewport, locale, reducedMotion: still ? 'reduce' : 'no-preference' } as const;
        const executablePath = findFirefox();
        if (!inFirefox || !executablePath)
          return open(browser, { ...shared, hasTouch: true, isMobile: true, deviceScaleFactor: 2 });
        fox ??= await firefox.launch({ channel: 'moz-firefox', executablePath });
        return open(fox, shared);
      },
    });
    for (const context of contexts) await context.close();
    await (fox as Browser | null)?.close();
    await host.stop();
  },

  evening: async ({ browser, phones }, use) => {
    const context = await browser.newContext({ viewport: { width: 1280, height: 720 } });
    const table = await context.newPage();
    await hurry(table, 10);
    await table.goto(phones.host.hostUrl);
    await use({ ...phones, table });
    await context.close();
  },
});
