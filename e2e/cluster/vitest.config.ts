import { defineConfig } from 'vitest/config'
import { ensurePostgres } from '../../platform/programs/find-postgres.mjs'
import { orLeaveOut } from '../../platform/programs/find-program.mjs'
import { ensureNginx, ensureRedis } from '../../scripts/lib/find-servers.mjs'
import { root } from '../../scripts/lib/root.mjs'

/** Milliseconds: a first start builds, migrates and fills the database; a deployment builds. */
const startMs = 300_000

const ensureServers = () => [ensureNginx(), ensurePostgres(), ensureRedis()]

export default defineConfig({
  root,
  resolve: { alias: { '@': root } },
  test: {
    include: orLeaveOut('the cluster', ensureServers)
      ? ['e2e/cluster/*.outage.ts', 'deploy/nginx/*.test.ts']
      : [],
    passWithNoTests: true,
    // The cases follow one another on one cluster.
    fileParallelism: false,
    testTimeout: startMs,
    hookTimeout: startMs,
  },
})
