import { resolve } from 'node:path';
import preact from '@preact/preset-vite';
import { defineConfig } from 'electron-vite';

const at = (path: string): string => resolve(import.meta.dirname, path);

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
    plugins: [preact()],
    build: {
      // Guests bring phones of 2019; electron-vite's own default is the newest Chromium, unminified.
      target: 'es2020',
      minify: true,
      // Says which chunks belong together: the bench adds up what one guest fetches in an evening.
      manifest: true,
      // Drawings go into the bundle as text where code asks for that; never as data URLs behind its back.
      assetsInlineLimit: 0,
      rollupOptions: {
        input: { table: at('src/renderer/table/index.html'), phone: at('src/renderer/phone/index.html') },
      },
    },
  },
});
