import { spawnSync } from 'node:child_process'
import path from 'node:path'
import { fileURLToPath } from 'node:url'
import { loadEnvFiles } from '../lib/shared/env-files.mjs'
import { backendRoot, prepare } from './server/prepare.mjs'

/** Payload's command line with the backend's own environment: node payload.mjs migrate:create … */
loadEnvFiles(path.dirname(backendRoot), 'production')
prepare()
const payload = fileURLToPath(new URL('../bin.js', import.meta.resolve('payload')))
// Payload's own way to read TypeScript takes a second longer, once for each command.
const args = ['--import', 'tsx', payload, '--disable-transpile', ...process.argv.slice(2)]
const { status } = spawnSync(process.execPath, args, {
  cwd: backendRoot,
  stdio: 'inherit',
  env: { ...process.env, PAYLOAD_CONFIG_PATH: path.join(backendRoot, 'src/payload.config.ts') },
})
process.exit(status ?? 1)
