import { defineConfig } from 'vitest/config'

export default defineConfig({
  test: {
    root: import.meta.dirname,
    include: ['{backup,server,src,testing}/**/*.test.ts'],
    environment: 'node',
    globalSetup: ['./testing/build-if-stale.ts', './testing/ensure-postgres.ts'],
    // Most files start the built server: one at a time is enough for two cores.
    fileParallelism: false,
    // Other work on the machine fails no test.
    testTimeout: 60_000,
    hookTimeout: 120_000,
  },
})
