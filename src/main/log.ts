import { mkdirSync } from 'node:fs';
import { join } from 'node:path';
import type { Logger } from 'pino';
import pino from 'pino';

/** To a file in the data folder, else to stderr, so that stdout stays for what was asked. */
export function openLog(data: string | null): Logger {
  if (data === null) return pino({ level: 'warn' }, pino.destination({ dest: 2, sync: true }));
  try {
    mkdirSync(data, { recursive: true });
    const file = pino.destination({ dest: join(data, 'saloon.log'), sync: true });
    // A disk that fills up later costs the log and not the evening.
    file.on('error', () => {});
    return pino({ level: 'info' }, file);
  } catch (error) {
    const log = openLog(null);
    log.warn(`no log in ${data}: ${String(error)}`);
    return log;
  }
}
