import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';

/** The ids in brackets at the end of the titles of all tests in a folder. */
export function shownIds(folder: string, id: RegExp): ReadonlySet<string> {
  const titles = readdirSync(folder)
    .filter(file => file.endsWith('.test.ts'))
    .flatMap(file => readFileSync(join(folder, file), 'utf8').match(/'[^'\n]*\([^)'\n]*\)',/g) ?? []);
  return new Set(titles.flatMap(title => title.slice(title.lastIndexOf('(')).match(id) ?? []));
}
