import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { gzipSync } from 'node:zlib';
import { GAMES } from '../../src/shared/games.ts';
import { LANGUAGES } from '../../src/shared/protocol/room.ts';

interface Chunk {
  readonly file: string;
  readonly name?: string;
  readonly imports?: readonly string[];
  readonly dynamicImports?: readonly string[];
  readonly css?: readonly string[];
}

/** Chunks with the words that everybody needs: of the page, and of each game. */
const WORDS: readonly string[] = ['phone', 'dice', 'played'];

/** Gzip bytes of the scripts and styles a guest fetches. */
export interface Load {
  readonly game: string;
  readonly language: string;
  /** Until there is a seat. */
  readonly first: number;
  /** And then, ahead of the first game. */
  readonly play: number;
}

/** What opens only at a tap is fetched by whoever taps: help, house rules, refusals, what happened. */
export function loads(renderer: string): Load[] {
  const manifest = JSON.parse(readFileSync(join(renderer, '.vite/manifest.json'), 'utf8')) as Record<string, Chunk>;
  const text = (file: string): string => readFileSync(join(renderer, file), 'utf8');
  const chunk = (key: string): Chunk => {
    const found = manifest[key];
    if (!found) throw new Error(`${renderer} has no chunk ${key}; it has ${Object.keys(manifest).join(', ')}`);
    return found;
  };
  const gather = (key: string, into: Set<string>): Set<string> => {
    if (into.has(key)) return into;
    into.add(key);
    for (const one of chunk(key).imports ?? []) gather(one, into);
    return into;
  };
  /** A part of the page, all it needs, and its words. */
  const part = (key: string, language: string): Set<string> => {
    const keys = gather(key, new Set());
    const words = [...keys]
      .flatMap(one => chunk(one).dynamicImports ?? [])
      .filter(one => !one.startsWith('phone/') && WORDS.includes(chunk(one).name ?? ''))
      .filter(one => /[\u3040-\u30ff]/.test(text(chunk(one).file)) === (language === 'ja'));
    for (const one of words) gather(one, keys);
    return keys;
  };
  const sum = (keys: Iterable<string>): number => {
    const files = new Set([...keys].flatMap(key => [chunk(key).file, ...(chunk(key).css ?? [])]));
    return [...files].reduce((bytes, file) => bytes + gzipSync(text(file)).length, 0);
  };
  return GAMES.flatMap(game =>
    LANGUAGES.map(language => {
      const first = part('phone/index.html', language);
      const play = part(`phone/${game}/index.tsx`, language);
      return { game, language, first: sum(first), play: sum([...play].filter(key => !first.has(key))) };
    }),
  );
}
