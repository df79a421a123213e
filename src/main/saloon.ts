import { catalogues } from '../shared/text/index.ts';
import type { Host } from './host/host.ts';
import { openHost } from './host/host.ts';
import { leaveOnSignals } from './leave.ts';
import { openLog } from './log.ts';
import type { Options } from './options.ts';

/**
 * The host, as both programs open it: it ends by signals and by no fault of its own. `notes` are for whoever started it,
 * on what is not as it was wished.
 * @param pages the folder of the built pages
 */
export async function openSaloon(
  options: Options,
  pages: string,
): Promise<{ readonly host: Host; readonly notes: readonly string[] }> {
  const log = openLog(options.data);
  const host = await openHost({ ...options, log, pages });
  leaveOnSignals(() => host.close());
  // Electron would lay a window of its own over the table.
  process.on('uncaughtException', error => log.error({ error: error.stack }, 'something broke; the evening goes on'));
  const words = catalogues[options.language].start;
  const notes = [
    host.taken === null ? null : words.portTaken({ wished: host.taken, port: host.port }),
    host.folderTaken ? words.folderTaken : null,
  ];
  return { host, notes: notes.filter(note => note !== null) };
}
