import { defineConfig } from 'vitest/config'
import { root } from '../../scripts/lib/root.mjs'

/** Milliseconds: a first start builds, migrates and fills the database; a deployment builds. */
const startMs = 300_000

export default defineConfig({
  root,
  resolve: { alias: { '@': root } },
  test: {
    include: ['e2e/cluster/*.outage.ts', 'deploy/nginx/*.test.ts'],
    // The cases follow one another on one cluster.
    fileParallelism: false,
    testTimeout: startMs,
    hookTimeout: startMs,
  },
})
