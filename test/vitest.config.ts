import { resolve } from 'node:path';
import { defineConfig } from 'vitest/config';

export default defineConfig({
  root: resolve(import.meta.dirname, '..'),
  define: { __ART__: JSON.stringify('/art') },
  test: {
    include: ['test/**/*.test.{ts,tsx}'],
    exclude: ['test/e2e/**'],
    // Half of the time went into loading the same modules for each file anew; no test changes what it imports.
    isolate: false,
    maxWorkers: '100%',
    // Generous, so that a busy machine does not fail what is only slow.
    testTimeout: 120_000,
    hookTimeout: 120_000,
  },
});
