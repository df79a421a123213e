import { randomBytes } from 'node:crypto';
import { readFileSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Logger } from 'pino';

/** The key kept in this folder, made when there is none; of the computer's owner alone, as everything else there. */
export function keyIn(folder: string | null, log: Logger): string {
  const fresh = randomBytes(16).toString('base64url');
  if (folder === null) return fresh;
  const file = join(folder, 'key');
  try {
    const known = readFileSync(file, 'utf8').trim();
    if (/^[\w-]{22}$/.test(known)) return known;
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code !== 'ENOENT') log.warn({ error: String(error) }, 'a new key is made');
  }
  try {
    rmSync(file, { force: true });
    writeFileSync(file, `${fresh}\n`, { mode: 0o600, flag: 'wx' });
  } catch (error) {
    log.warn(
      { error: String(error) },
      'the key cannot be kept; a page that is open now steers no more after a restart',
    );
  }
  return fresh;
}
