import { configDefaults, defineConfig } from 'vitest/config'
import { findOrInstallPostgres } from './testing/ensure-postgres'

const testsOfPostgres = ['server/object-storage.test.ts', 'server/replicas.test.ts']

export default defineConfig({
  test: {
    root: import.meta.dirname,
    include: ['{backup,server,src,testing}/**/*.test.ts'],
    exclude: [...configDefaults.exclude, ...(findOrInstallPostgres() ? [] : testsOfPostgres)],
    environment: 'node',
    globalSetup: ['./testing/build-if-stale.ts'],
    // Most files start the built server: one at a time is enough for two cores.
    fileParallelism: false,
    // Other work on the machine fails no test.
    testTimeout: 60_000,
    hookTimeout: 120_000,
  },
})
