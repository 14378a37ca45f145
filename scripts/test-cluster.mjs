import { spawnSync } from 'node:child_process'
import path from 'node:path'
import { ignoreEnvFiles } from '../lib/shared/env-files.mjs'
import { ensureNginx, ensureRedis } from './lib/find-servers.mjs'
import { root } from './lib/root.mjs'
import { ensurePostgres } from './shared/find-postgres.mjs'

// A machine without the servers, on which they cannot be installed, has nothing to run.
try {
  for (const ensure of [ensureNginx, ensurePostgres, ensureRedis]) ensure()
} catch (error) {
  console.log(`The cluster is not tested here: ${error instanceof Error ? error.message : error}`)
  process.exit(0)
}

const vitest = path.join(root, 'node_modules/vitest/vitest.mjs')
const args = ['run', '--config', 'e2e/cluster/vitest.config.ts', ...process.argv.slice(2)]
const { status } = spawnSync(process.execPath, [vitest, ...args], {
  cwd: root,
  env: { ...process.env, ...ignoreEnvFiles },
  stdio: 'inherit',
})
process.exit(status ?? 1)
