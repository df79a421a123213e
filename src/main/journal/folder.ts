import * as fs from 'node:fs';
import { join } from 'node:path';
import type { Disk } from '../../shared/protocol/room.ts';

/** What is asked of the file system; tests hand in one that is full. */
export type FileSystem = Pick<
  typeof fs,
  | 'closeSync'
  | 'fdatasyncSync'
  | 'fstatSync'
  | 'fsyncSync'
  | 'mkdirSync'
  | 'openSync'
  | 'readFileSync'
  | 'readdirSync'
  | 'renameSync'
  | 'rmSync'
  | 'writeFileSync'
>;

// What was said at the table is for nobody else with an account on this computer.
const OWNERS_FILE = 0o600;
const OWNERS_FOLDER = 0o700;

/** A folder of files that only grow. Everything is on the disk when a call returns. */
export class Folder {
  private readonly path: string;
  private readonly io: FileSystem;

  constructor(path: string, io: FileSystem = fs) {
    this.path = path;
    this.io = io;
  }

  /** Names of the files that end in `ending`, in alphabetical order. None when the folder is not there. */
  names(ending: string): string[] {
    try {
      return this.io
        .readdirSync(this.path)
        .filter(name => name.endsWith(ending))
        .toSorted();
    } catch {
      return [];
    }
  }

  read(name: string): string {
    return this.io.readFileSync(join(this.path, name), 'utf8');
  }

  /** Puts a whole file in the place of what was there, at once. Returns a handle to append by. */
  replace(name: string, text: string): number {
    const { io } = this;
    const file = join(this.path, name);
    const fresh = `${file}.new`;
    io.mkdirSync(this.path, { recursive: true, mode: OWNERS_FOLDER });
    const handle = io.openSync(fresh, 'w', OWNERS_FILE);
    try {
      io.writeFileSync(handle, text);
      io.fdatasyncSync(handle);
      io.renameSync(fresh, file);
      this.syncNames();
      return handle;
    } catch (error) {
      io.closeSync(handle);
      io.rmSync(fresh, { force: true });
      throw error;
    }
  }

  append(handle: number, text: string): void {
    this.io.writeFileSync(handle, text);
    this.io.fdatasyncSync(handle);
    // A file without a name takes whatever is written, and nobody finds it again.
    if (this.io.fstatSync(handle).nlink === 0)
      throw Object.assign(new Error('the file was deleted'), { code: 'ENOENT' });
  }

  close(handle: number): void {
    this.io.closeSync(handle);
  }

  remove(name: string): void {
    this.io.rmSync(join(this.path, name), { force: true });
    this.syncNames();
  }

  /** Windows has no such call, and keeps names by itself. */
  private syncNames(): void {
    if (process.platform === 'win32') return;
    const handle = this.io.openSync(this.path, 'r');
    this.io.fsyncSync(handle);
    this.io.closeSync(handle);
  }
}

/** What the table is told of a write that failed. */
export function diskAfter(error: unknown): Exclude<Disk, 'kept' | 'none'> {
  switch ((error as NodeJS.ErrnoException).code) {
    case 'ENOSPC':
    case 'EDQUOT':
    case 'EFBIG':
      return 'full';
    case 'EROFS':
    case 'EACCES':
    case 'EPERM':
      return 'read-only';
    default:
      return 'lost';
  }
}
