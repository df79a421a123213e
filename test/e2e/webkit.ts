import { spawn, type ChildProcess } from 'node:child_process';
import { once } from 'node:events';
import { createServer, type AddressInfo } from 'node:net';
import { createInterface } from 'node:readline';
import { expect } from '@playwright/test';
import type { findWebKit } from '../runner/browsers.ts';

type Found = NonNullable<ReturnType<typeof findWebKit>>;

/** What a WebDriver calls an element. */
const ELEMENT = 'element-6066-11e4-a52e-4f735466cecf';

/** One page of WebKitGTK, driven by the W3C's own protocol: Playwright drives only the WebKit it builds itself. */
export class WebKitPage {
  private readonly base: string;
  private readonly processes: readonly ChildProcess[];

  private constructor(base: string, processes: readonly ChildProcess[]) {
    this.base = base;
    this.processes = processes;
  }

  static async open({ driver, browser, screen }: Found): Promise<WebKitPage> {
    const display = spawn(screen, ['-displayfd', '1', '-screen', '0', '420x900x24', '-nolisten', 'tcp'], {
      stdio: ['ignore', 'pipe', 'ignore'],
    });
    const [number] = (await once(createInterface({ input: display.stdout }), 'line')) as [string];
    const port = await freePort();
    const env = { ...process.env, DISPLAY: `:${number}`, WEBKIT_DISABLE_SANDBOX_THIS_IS_DANGEROUS: '1' };
    const driving = spawn(driver, [`--port=${port}`], { env, stdio: 'ignore' });
    const root = `http://127.0.0.1:${port}`;
    await expect
      .poll(() =>
        fetch(`${root}/status`).then(
          ({ ok }) => ok,
          () => false,
        ),
      )
      .toBe(true);
    const options = { binary: browser, args: ['--automation'] };
    const capabilities = { alwaysMatch: { browserName: 'MiniBrowser', 'webkitgtk:browserOptions': options } };
    const session = (await ask(`${root}/session`, 'POST', { capabilities })) as { sessionId: string };
    return new WebKitPage(`${root}/session/${session.sessionId}`, [driving, display]);
  }

  async goto(url: string): Promise<void> {
    await ask(`${this.base}/url`, 'POST', { url });
  }

  async reload(): Promise<void> {
    await ask(`${this.base}/refresh`, 'POST', {});
  }

  /** The elements of a CSS selector; with `text` those that say just that. */
  async all(css: string, text: string | null = null): Promise<string[]> {
    const search = ask(`${this.base}/elements`, 'POST', { using: 'css selector', value: css });
    // What left the page while it was being found is not there.
    const found = (await search.catch((error: unknown) => {
      if (String(error).includes('stale element reference')) return [];
      throw error;
    })) as object[];
    const ids = found.map(element => Object.values(element)[0] as string);
    if (text === null) return ids;
    const texts = await Promise.all(ids.map(id => this.textOf(id)));
    return ids.filter((_, i) => texts[i]?.trim() === text);
  }

  /** Waits for the first of them. */
  async first(css: string, text: string | null = null): Promise<string> {
    let found: string | undefined;
    await expect
      .poll(async () => (found = (await this.all(css, text))[0]), { message: `${css} ${text}` })
      .toBeDefined();
    return found ?? '';
  }

  async click(css: string, text: string | null = null): Promise<void> {
    const id = await this.first(css, text);
    await this.brings(id);
    await ask(`${this.base}/element/${id}/click`, 'POST', {});
  }

  /** What has left the page meanwhile is not there to be tapped. */
  async tap(id: string): Promise<void> {
    await this.brings(id);
    await ask(`${this.base}/element/${id}/click`, 'POST', {}).catch(() => null);
  }

  /** A guest scrolls to what lies under the buttons at the bottom; WebKit's driver takes it for seen. */
  private async brings(id: string): Promise<void> {
    const script = 'arguments[0].scrollIntoView({ block: "center" })';
    await ask(`${this.base}/execute/sync`, 'POST', { script, args: [{ [ELEMENT]: id }] }).catch(() => null);
  }

  async type(css: string, text: string): Promise<void> {
    await ask(`${this.base}/element/${await this.first(css)}/value`, 'POST', { text });
  }

  async textOf(id: string): Promise<string> {
    // An element that has left the page meanwhile says nothing.
    return String((await ask(`${this.base}/element/${id}/text`, 'GET').catch(() => '')) as string);
  }

  async close(): Promise<void> {
    await ask(this.base, 'DELETE').catch(() => null);
    for (const one of this.processes) {
      const gone = once(one, 'exit');
      one.kill();
      await gone;
    }
  }
}

async function ask(url: string, method: string, body?: object): Promise<unknown> {
  const response = await fetch(url, { method, ...(body ? { body: JSON.stringify(body) } : {}) });
  const { value } = (await response.json()) as { value: unknown };
  if (!response.ok) throw new Error(`${method} ${url}: ${JSON.stringify(value)}`);
  return value;
}

async function freePort(): Promise<number> {
  const server = createServer().listen(0, '127.0.0.1');
  await once(server, 'listening');
  const { port } = server.address() as AddressInfo;
  server.close();
  await once(server, 'close');
  return port;
}
