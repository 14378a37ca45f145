import { defineConfig } from 'vitest/config'

export default defineConfig({
  resolve: {
    alias: {
      '@': import.meta.dirname,
      // The marker package throws outside a server bundle; unit tests are the server.
      'server-only': `${import.meta.dirname}/node_modules/server-only/empty.js`,
    },
  },
  test: {
    include: ['{app,components,deploy,lib,scripts,e2e}/**/*.test.{ts,tsx}', '*.test.ts'],
    environment: 'node',
    // A machine that is busy with something else fails no test.
    testTimeout: 30_000,
  },
})
