import { existsSync, readdirSync, readFileSync, statSync } from 'node:fs';
import { homedir } from 'node:os';
import { join, resolve } from 'node:path';
import { gunzipSync } from 'node:zlib';
import { expect, test } from 'vitest';
import { COLOURS, MARKS } from '../../../src/shared/protocol/room.ts';

const folder = resolve('out/renderer');
/** Bytes. */
const PACKET = 1460;
const built = existsSync(folder);
const files = built
  ? readdirSync(folder, { recursive: true, encoding: 'utf8' }).filter(file => statSync(join(folder, file)).isFile())
  : [];

test.skipIf(!built)(
  `the built pages give away neither sources nor whose computer built them${built ? '' : ' (not built: run npm run build)'}`,
  () => {
    expect(files.length).toBeGreaterThan(10);
    expect(files.filter(file => file.endsWith('.map'))).toEqual([]);
    // The root of a container is everybody's.
    const paths = [resolve('.'), homedir()].filter(path => path.length > 6);
    const telling = files.filter(file => {
      const text = readFileSync(join(folder, file), 'latin1');
      return text.includes('sourceMappingURL') || paths.some(path => text.includes(path));
    });
    expect(telling).toEqual([]);
  },
);

test.skipIf(!built)('no script or style stands inside a built page, where the policy would refuse it', () => {
  for (const page of ['phone', 'table']) {
    const html = readFileSync(join(folder, page, 'index.html'), 'utf8');
    expect(html).not.toMatch(/<script(?![^>]*\bsrc=)[^>]*>|<style|\son\w+=|\sstyle=|javascript:/i);
  }
});

test.skipIf(!built)('the script that opens the line of a phone waits for no other', () => {
  const html = readFileSync(join(folder, 'phone', 'index.html'), 'utf8');
  const [, src = ''] = /<script async fetchpriority="high" src="([^"]+)">/.exec(html) ?? [];
  const script = readFileSync(join(folder, src), 'utf8');
  expect(script).toContain('new WebSocket');
  expect(script).not.toMatch(/import|export/);
});

test.skipIf(!built)('every mark and every shape of a guest is on the sheet of the built phone', () => {
  const sheet = readFileSync(join(folder, files.find(file => file.endsWith('guests.svg')) ?? ''), 'utf8');
  const ids = [...sheet.matchAll(/<symbol id="([\w-]+)" viewBox=/g)].map(([, id]) => id);
  expect(new Set(ids)).toEqual(new Set([...MARKS, ...COLOURS]));
});

test.skipIf(!built)('text too long for one packet lies packed beside itself', () => {
  const long = (file: string): boolean => statSync(join(folder, file)).size > PACKET;
  const texts = files.filter(file => /\.(html|js|css|svg)$/.test(file) && long(file));
  expect(texts.length).toBeGreaterThan(10);
  for (const file of texts)
    expect(gunzipSync(readFileSync(join(folder, `${file}.gz`))).equals(readFileSync(join(folder, file))), file).toBe(
      true,
    );
});
