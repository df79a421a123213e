import { createHash } from 'node:crypto';
import { readdirSync, readFileSync } from 'node:fs';
import { basename, resolve } from 'node:path';
import preact from '@preact/preset-vite';
import { defineConfig } from 'electron-vite';
import type { Plugin } from 'vite';
import { compression } from 'vite-plugin-compression2';
import { SHEET_SHELVES, SHELVES } from './src/renderer/phone/shelves.ts';

const at = (path: string): string => resolve(import.meta.dirname, path);

interface Drawing {
  readonly path: string;
  readonly source: string;
}

const drawingsOf = (shelf: string): Drawing[] =>
  readdirSync(at(`resources/art/${shelf}`))
    .filter(file => file.endsWith('.svg'))
    .toSorted()
    .map(file => ({ path: `${shelf}/${file}`, source: readFileSync(at(`resources/art/${shelf}/${file}`), 'utf8') }));

/** One file of many drawings, each by its name: for a browser, twenty files are as much work as twenty pages. */
function sheet(drawings: readonly Drawing[]): string {
  const symbols = drawings.map(({ path, source }) =>
    source
      .trim()
      .replace('<svg xmlns="http://www.w3.org/2000/svg"', `<symbol id="${basename(path, '.svg')}"`)
      .replace(/<\/svg>$/, '</symbol>'),
  );
  return `<svg xmlns="http://www.w3.org/2000/svg">${symbols.join('')}</svg>`;
}

/** Puts the drawings of the phones where `art()` and `SHEET` say that they are. */
function shelves(): Plugin {
  const drawings = [
    ...SHELVES.flatMap(drawingsOf),
    { path: 'guests.svg', source: sheet(SHEET_SHELVES.flatMap(drawingsOf)) },
  ];
  const hash = createHash('sha256');
  for (const { path, source } of drawings) hash.update(path).update(source);
  const folder = `art-${hash.digest('hex').slice(0, 8)}`;
  return {
    name: 'shelves',
    config: () => ({ define: { __ART__: JSON.stringify(`/${folder}`) } }),
    generateBundle() {
      for (const { path, source } of drawings) this.emitFile({ type: 'asset', fileName: `${folder}/${path}`, source });
    },
  };
}

/** Lets the phone's line open before its other scripts have come: of those that a page names, Vite makes one. */
function ahead(): Plugin {
  return {
    name: 'ahead',
    transformIndexHtml: {
      order: 'post',
      handler(_, { path, bundle = {} }) {
        const script = Object.values(bundle).find(({ type, name }) => type === 'chunk' && name === 'ahead');
        if (!path.startsWith('/phone/') || !script) return;
        // Of scripts that may come at any time, a browser thinks that they may come late.
        const attrs = { async: true, fetchpriority: 'high', src: `/${script.fileName}` };
        return [{ tag: 'script', attrs, injectTo: 'head-prepend' }];
      },
    },
  };
}

// No preload: the table is an ordinary WebSocket client of the host, so the window needs no bridge to Electron.
export default defineConfig({
  main: {
    build: {
      rollupOptions: {
        input: {
          index: at('src/main/index.ts'),
          headless: at('src/main/headless.ts'),
          start: at('src/main/start.ts'),
        },
        // Shared code beside the entries: `import.meta.dirname` then means the same folder in all of them.
        output: { chunkFileNames: '[name]-[hash].js' },
      },
    },
  },
  renderer: {
    root: 'src/renderer',
    base: '/',
    plugins: [preact(), shelves(), ahead(), compression({ algorithms: ['gzip'], include: /\.(html|js|css|svg)$/ })],
    build: {
      // Guests bring phones of 2019; electron-vite's own default is the newest Chromium, unminified.
      target: 'es2020',
      minify: true,
      // Says which chunks belong together: the bench adds up what one guest fetches in an evening.
      manifest: true,
      // Drawings go into the bundle as text where code asks for that; never as data URLs behind its back.
      assetsInlineLimit: 0,
      rollupOptions: {
        input: {
          table: at('src/renderer/table/index.html'),
          phone: at('src/renderer/phone/index.html'),
          ahead: at('src/renderer/phone/ahead.ts'),
        },
      },
    },
  },
});
