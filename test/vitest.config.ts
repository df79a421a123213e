import { resolve } from 'node:path';
import { defineConfig } from 'vitest/config';

export default defineConfig({
  root: resolve(import.meta.dirname, '..'),
  define: { __ART__: JSON.stringify('/art') },
  test: {
    include: ['test/**/*.test.{ts,tsx}'],
    exclude: ['test/e2e/**'],
    // Generous, so that a busy machine does not fail what is only slow.
    testTimeout: 120_000,
    hookTimeout: 120_000,
  },
});
