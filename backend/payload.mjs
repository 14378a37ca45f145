import { spawnSync } from 'node:child_process'
import path from 'node:path'
import { fileURLToPath } from 'node:url'
import { BACKEND_ROOT, prepare } from './server/prepare.mjs'

/** Payload's command line with the backend's own environment: node payload.mjs migrate:create … */
prepare()
const payload = fileURLToPath(new URL('../bin.js', import.meta.resolve('payload')))
const { status } = spawnSync(process.execPath, [payload, ...process.argv.slice(2)], {
  cwd: BACKEND_ROOT,
  stdio: 'inherit',
  env: { ...process.env, PAYLOAD_CONFIG_PATH: path.join(BACKEND_ROOT, 'src/payload.config.ts') },
})
process.exit(status ?? 1)
