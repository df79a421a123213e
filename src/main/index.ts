import { join } from 'node:path';
import { app } from 'electron';
import { catalogues } from '../shared/text/index.ts';
import { openHost } from './host/host.ts';
import { leaveOnSignals } from './leave.ts';
import { openLog } from './log.ts';
import { readOptions } from './options.ts';
import { openWindow } from './window.ts';

/** Electron's entry: host and window put together. */
async function main(): Promise<void> {
  // Ours come after the path of the app; Chromium's own flags stand before it.
  const [, ...given] = process.argv;
  const options = readOptions(given.slice(given.findIndex(arg => !arg.startsWith('-')) + 1));
  if (!options) return app.quit();
  await app.whenReady();
  const log = openLog(options.data);
  const host = await openHost({ ...options, log, pages: join(import.meta.dirname, '../renderer') });
  leaveOnSignals(() => host.close());
  // Or Electron lays a window of its own over the table.
  process.on('uncaughtException', error => log.error({ error: error.stack }, 'something broke; the evening goes on'));
  const words = catalogues[options.language].start;
  if (host.taken !== null) {
    process.stdout.write(`${words.portTaken({ wished: host.taken, port: host.port })}\n`);
  }
  if (host.folderTaken) process.stdout.write(`${words.folderTaken}\n`);
  await openWindow(host.hostUrl);
  app.on('window-all-closed', () => {
    void host.close().finally(() => app.quit());
  });
}

main().catch((error: unknown) => {
  process.stderr.write(`${error instanceof Error ? error.message : String(error)}\n`);
  app.exit(1);
});
