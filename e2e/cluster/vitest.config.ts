import { defineConfig } from 'vitest/config'
import { ensureNginx, ensureRedis } from '../../scripts/lib/find-servers.mjs'
import { root } from '../../scripts/lib/root.mjs'
import { ensurePostgres } from '../../scripts/shared/find-postgres.mjs'

/** Milliseconds: a first start builds, migrates and fills the database; a deployment builds. */
const startMs = 300_000

/** A machine without the servers, on which they cannot be installed, has nothing to run. */
function hasServers(): boolean {
  try {
    return [ensureNginx(), ensurePostgres(), ensureRedis()].length > 0
  } catch (error) {
    console.log(`The cluster is not tested here: ${error instanceof Error ? error.message : error}`)
    return false
  }
}

export default defineConfig({
  root,
  resolve: { alias: { '@': root } },
  test: {
    include: hasServers() ? ['e2e/cluster/*.outage.ts', 'deploy/nginx/*.test.ts'] : [],
    passWithNoTests: true,
    // The cases follow one another on one cluster.
    fileParallelism: false,
    testTimeout: startMs,
    hookTimeout: startMs,
  },
})
