import { join } from 'node:path';
import QRCode from 'qrcode';
import { catalogues } from '../shared/text/index.ts';
import { openBrowser } from './browser.ts';
import { HELP, readOptions } from './options.ts';
import { openSaloon } from './saloon.ts';

/** The host under plain Node; the table is a browser window, here or anywhere on the network. */
async function main(): Promise<void> {
  const options = readOptions(process.argv.slice(2));
  if (!options) {
    process.stdout.write(HELP);
    return;
  }
  const { host, notes } = await openSaloon(options, join(import.meta.dirname, '../renderer'));
  const words = catalogues[options.language].start;
  if (options.json) {
    const { port, joinUrl, tableUrl, hostUrl } = host;
    process.stdout.write(`${JSON.stringify({ ready: true, port, joinUrl, tableUrl, hostUrl })}\n`);
  } else {
    for (const note of notes) process.stdout.write(`${note}\n`);
  }
  const opened = options.open && (await openBrowser(host.hostUrl));
  if (options.json) return;
  if (opened) process.stdout.write(`${words.inBrowser({ join: host.joinUrl })}\n`);
  else {
    const code = await QRCode.toString(host.joinUrl, { type: 'terminal', small: true });
    process.stdout.write(`${words.inTerminal({ join: host.joinUrl, host: host.hostUrl })}\n\n${code}\n`);
  }
}

main().catch((error: unknown) => {
  process.stderr.write(`${error instanceof Error ? error.message : String(error)}\n`);
  process.exitCode = 1;
});
