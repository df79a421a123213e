import { join } from 'node:path';
import { app } from 'electron';
import { readOptions } from './options.ts';
import { openSaloon } from './saloon.ts';
import { openWindow } from './window.ts';

/** Electron's entry: host and window put together. */
async function main(): Promise<void> {
  // Ours come after the path of the app; Chromium's own flags stand before it.
  const [, ...given] = process.argv;
  const options = readOptions(given.slice(given.findIndex(arg => !arg.startsWith('-')) + 1));
  if (!options) return app.quit();
  await app.whenReady();
  const { host, notes } = await openSaloon(options, join(import.meta.dirname, '../renderer'));
  for (const note of notes) process.stdout.write(`${note}\n`);
  await openWindow(host.hostUrl);
  app.on('window-all-closed', () => {
    void host.close().finally(() => app.quit());
  });
}

main().catch((error: unknown) => {
  process.stderr.write(`${error instanceof Error ? error.message : String(error)}\n`);
  app.exit(1);
});
