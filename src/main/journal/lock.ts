import { randomUUID } from 'node:crypto';
import { mkdirSync, readFileSync, rmSync, statSync, utimesSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';

const LOCK = 'lock';
/** Milliseconds between two signs of life, and after how many without one a lock is nobody's. */
const BEAT = 5000;
const DEAD_AFTER = 30_000;

/** One host at a time writes to a folder. */
export interface Lock {
  /**
   * False once another host took the folder over from a computer that slept.
   * @throws {Error} when the lock is gone and cannot be made again
   */
  holds(): boolean;
  release(): void;
}

/**
 * Null when another host has the folder. A process that died leaves its lock; its number may be another's by now, so
 * that a lock also counts as left when its owner gave no sign of life.
 * @throws {Error} when nothing can be written there
 */
export function lockFolder(folder: string): Lock | null {
  const file = join(folder, LOCK);
  const mine = `${process.pid} ${randomUUID()}\n`;
  if (!created(folder, mine)) {
    if (isHeld(file)) return null;
    rmSync(file, { force: true });
    if (!created(folder, mine)) return null;
  }
  const beat = setInterval(() => touch(file, mine), BEAT);
  beat.unref();
  return {
    holds() {
      const content = contentOf(file);
      return content === null ? created(folder, mine) : content === mine;
    },
    release() {
      clearInterval(beat);
      if (contentOf(file) === mine) rmSync(file, { force: true });
    },
  };
}

function created(folder: string, content: string): boolean {
  mkdirSync(folder, { recursive: true, mode: 0o700 });
  try {
    writeFileSync(join(folder, LOCK), content, { flag: 'wx', mode: 0o600 });
    return true;
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code === 'EEXIST') return false;
    throw error;
  }
}

/** A sign of life. A folder that is gone is noticed by whoever writes. */
function touch(file: string, mine: string): void {
  try {
    if (readFileSync(file, 'utf8') === mine) utimesSync(file, new Date(), new Date());
  } catch {
    return;
  }
}

function isHeld(file: string): boolean {
  const pid = Number.parseInt(contentOf(file) ?? '', 10);
  const silent = Date.now() - (statSync(file, { throwIfNoEntry: false })?.mtimeMs ?? 0);
  return silent < DEAD_AFTER && isAlive(pid);
}

function isAlive(pid: number): boolean {
  if (!(pid > 0)) return false;
  try {
    process.kill(pid, 0);
    return true;
  } catch (error) {
    return (error as NodeJS.ErrnoException).code === 'EPERM';
  }
}

function contentOf(file: string): string | null {
  try {
    return readFileSync(file, 'utf8');
  } catch {
    return null;
  }
}
