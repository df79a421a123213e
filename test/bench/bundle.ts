import { readFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { gzipSync } from 'node:zlib';

/** Gzip bytes of the scripts and styles a page asks for at first. */
export function firstLoad(renderer: string, page: string): number {
  const html = readFileSync(join(renderer, page), 'utf8');
  const files = [...html.matchAll(/(?:src|href)="([^"]+\.(?:js|css))"/g)].map(match => match[1] ?? '');
  const at = (file: string): string => join(renderer, file.startsWith('/') ? '' : dirname(page), file);
  return files.reduce((sum, file) => sum + gzipSync(readFileSync(at(file))).length, 0);
}
