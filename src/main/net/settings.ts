import type { Logger } from 'pino';
import * as v from 'valibot';
import { Folder } from '../journal/folder.ts';

const FILE = 'settings.json';

/** Networks and places a computer may have seen; the oldest are forgotten. */
const MOST_REMEMBERED = 20;

const text = v.pipe(v.string(), v.maxLength(1000));
const schema = v.object({
  /** Where the last evening was, so that phones find it again. */
  port: v.nullable(v.pipe(v.number(), v.integer(), v.minValue(1), v.maxValue(65535))),
  /** What sets the `.local` name apart from other hosts' in the house. */
  suffix: v.optional(v.nullable(v.pipe(v.string(), v.regex(/^[0-9a-f]{4}$/))), null),
  /** What somebody chose to show, for each set of networks. */
  chosen: v.array(v.object({ networks: text, place: text })),
  /** Where phones really arrived, the latest first. */
  proven: v.array(text),
});

export type Remembered = v.InferOutput<typeof schema>;

const NOTHING: Remembered = { port: null, suffix: null, chosen: [], proven: [] };

/** What the host remembers from evening to evening, in `settings.json` of the data folder; without one until it ends. */
export class Settings {
  private readonly folder: Folder | null;
  private readonly log: Logger;
  private value: Remembered = NOTHING;

  /** @param keeps false where the folder is another host's: then it is read and left as it is */
  constructor(path: string | null, { log, keeps = true }: { log: Logger; keeps?: boolean }) {
    const folder = path === null ? null : new Folder(path);
    this.folder = keeps ? folder : null;
    this.log = log;
    if (folder === null) return;
    try {
      this.value = v.parse(schema, JSON.parse(folder.read(FILE)));
    } catch (error) {
      if ((error as NodeJS.ErrnoException).code !== 'ENOENT')
        log.warn({ error: String(error) }, 'settings.json cannot be read; it is begun anew');
    }
  }

  get remembered(): Remembered {
    return this.value;
  }

  remember(changes: Partial<Remembered>): void {
    const next = { ...this.value, ...changes };
    next.chosen = next.chosen.slice(0, MOST_REMEMBERED);
    next.proven = next.proven.slice(0, MOST_REMEMBERED);
    if (JSON.stringify(next) === JSON.stringify(this.value)) return;
    this.value = next;
    if (this.folder === null) return;
    try {
      this.folder.close(this.folder.replace(FILE, `${JSON.stringify(next, null, 2)}\n`));
    } catch (error) {
      this.log.warn({ error: String(error) }, 'settings.json cannot be written; the next evening begins without');
    }
  }
}
