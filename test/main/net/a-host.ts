import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { onTestFinished } from 'vitest';
import type { Host, HostOptions } from '../../../src/main/host/host.ts';
import { openHost } from '../../../src/main/host/host.ts';
import { aLog } from './a-lookout.ts';

/** A whole host on loopback, with pages of one line, closed with the test. */
export async function aHost(options: Partial<HostOptions> = {}): Promise<Host & { readonly lines: string[] }> {
  const folder = mkdtempSync(join(tmpdir(), 'saloon-pages-'));
  for (const page of ['phone', 'table']) {
    mkdirSync(join(folder, page));
    writeFileSync(join(folder, page, 'index.html'), `<title>${page}</title>`);
  }
  const { log, lines } = aLog();
  const host = await openHost({
    port: 0,
    mdns: false,
    language: 'en',
    pace: 'brisk',
    seed: 1,
    thinking: 0,
    log,
    data: null,
    pages: folder,
    ...options,
  });
  onTestFinished(async () => {
    await host.close();
    rmSync(folder, { recursive: true, force: true });
  });
  return Object.assign(host, { lines });
}
