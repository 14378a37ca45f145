import { spawnSync } from 'node:child_process'
import path from 'node:path'
import { backendBuild, ensureBuilt, siteBuild } from './lib/builds.mjs'
import { ignoreEnvFiles } from './lib/env-files.mjs'
import { ensureChromium } from './lib/find-chromium.mjs'
import { ensureRedis } from './lib/find-redis.mjs'
import { root } from './lib/root.mjs'

/** @type {Record<string, string>} */
const env = { ...ignoreEnvFiles, CHROMIUM_PATH: ensureChromium() }
// Against a deployed copy (BASE_URL) nothing is built or started here.
if (!process.env.BASE_URL) {
  env.REDIS_SERVER_PATH = ensureRedis()
  const isBuilt = (await ensureBuilt(backendBuild, env)) && (await ensureBuilt(siteBuild, env))
  if (!isBuilt) process.exit(1)
}

const playwright = path.join(root, 'node_modules/@playwright/test/cli.js')
const { status } = spawnSync(process.execPath, [playwright, 'test', ...process.argv.slice(2)], {
  cwd: root,
  env: { ...process.env, ...env },
  stdio: 'inherit',
})
process.exit(status ?? 1)
