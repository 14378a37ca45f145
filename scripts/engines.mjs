import { spawnSync } from 'node:child_process'
import path from 'node:path'
import { ignoreEnvFiles } from '../lib/shared/env-files.mjs'
import { ensureBuilt, siteBuild } from './lib/builds.mjs'
import { ensureEngines } from './lib/find-engines.mjs'
import { root } from './lib/root.mjs'

// A machine without any of the engines has nothing to run, and that is no failure.
if (ensureEngines().length === 0) process.exit(0)
if (!(await ensureBuilt(siteBuild, ignoreEnvFiles))) process.exit(1)

const vitest = path.join(root, 'node_modules/vitest/vitest.mjs')
const args = ['run', '--config', 'e2e/engines/vitest.config.ts', ...process.argv.slice(2)]
const { status } = spawnSync(process.execPath, [vitest, ...args], {
  cwd: root,
  env: { ...process.env, ...ignoreEnvFiles },
  stdio: 'inherit',
})
process.exit(status ?? 1)
