import { defineConfig } from 'vitest/config'
import { root } from '../../scripts/lib/root.mjs'

/** What needs a running site and no browser. */
export default defineConfig({
  root,
  resolve: { alias: { '@': root } },
  test: {
    include: ['e2e/http/*.test.ts'],
    exclude: ['**/*.slow.test.ts'],
    globalSetup: 'e2e/engines/global-setup.ts',
    maxWorkers: 2,
    // The files of a worker share its site.
    isolate: false,
    testTimeout: 300_000,
    hookTimeout: 120_000,
    retry: process.env.CI ? 1 : 0,
    expect: { poll: { timeout: 60_000 } },
  },
})
