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

export interface Evening {
  readonly game: string;
  readonly language: string;
  readonly bytes: number;
}

/** Gzip bytes of the scripts and styles a guest fetches for a whole evening of one game in one language. */
export function evenings(renderer: string): Evening[] {
  const manifest = JSON.parse(readFileSync(join(renderer, '.vite/manifest.json'), 'utf8')) as Record<string, Chunk>;
  const text = (file: string): string => readFileSync(join(renderer, file), 'utf8');
  const chunk = (key: string): Chunk => {
    const found = manifest[key];
    if (!found) throw new Error(`${renderer} has no chunk ${key}; it has ${Object.keys(manifest).join(', ')}`);
    return found;
  };
  const gather = (key: string, into: Set<string>): Set<string> => {
    const { file, imports = [], css = [] } = chunk(key);
    if (into.has(file)) return into;
    for (const one of [file, ...css]) into.add(one);
    for (const one of imports) gather(one, into);
    return into;
  };
  // Help, house rules and refusals are fetched by whoever asks for them, not by everybody.
  const words = (part: string, language: string): string[] =>
    (chunk(part).dynamicImports ?? []).filter(
      key =>
        !key.startsWith('phone/') &&
        !['help', 'refusals'].includes(chunk(key).name ?? '') &&
        /[\u3040-\u30ff]/.test(text(chunk(key).file)) === (language === 'ja'),
    );
  return GAMES.flatMap(game =>
    LANGUAGES.map(language => {
      const files = new Set<string>();
      const part = `phone/${game}/index.tsx`;
      for (const key of ['phone/index.html', part])
        for (const one of [key, ...words(key, language)]) gather(one, files);
      const bytes = [...files].reduce((sum, file) => sum + gzipSync(text(file)).length, 0);
      return { game, language, bytes };
    }),
  );
}

/** The evening that costs a guest most. */
export function dearest(renderer: string): number {
  return Math.max(...evenings(renderer).map(evening => evening.bytes));
}
