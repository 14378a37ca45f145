import { spawnSync } from 'node:child_process'
import path from 'node:path'
import { backendBuild, ensureBuilt, root, siteBuild } from './lib/builds.mjs'
import { ensureChromium } from './lib/find-chromium.mjs'

const CHROMIUM_PATH = ensureChromium()
// Against a deployed copy (BASE_URL) nothing is built or started here.
const ready = process.env.BASE_URL || (ensureBuilt(backendBuild, {}) && ensureBuilt(siteBuild, {}))
if (!ready) process.exit(1)

const playwright = path.join(root, 'node_modules/@playwright/test/cli.js')
const { status } = spawnSync(process.execPath, [playwright, 'test', ...process.argv.slice(2)], {
  cwd: root,
  env: { ...process.env, CHROMIUM_PATH },
  stdio: 'inherit',
})
process.exit(status ?? 1)
