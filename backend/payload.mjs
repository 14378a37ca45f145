import { spawnSync } from 'node:child_process'
import path from 'node:path'
import { fileURLToPath, pathToFileURL } from 'node:url'
import { compileModule } from '../platform/compile-module.mjs'
import { loadEnvFiles } from '../platform/env-files.mjs'
import { backendRoot, prepare } from './server/prepare.mjs'

/** Payload's command line with the backend's own environment: node payload.mjs migrate:create … */
loadEnvFiles(path.dirname(backendRoot), 'production')
prepare()
const [command, source = '', ...rest] = process.argv.slice(2)
const payload = fileURLToPath(new URL('../bin.js', import.meta.resolve('payload')))
// Payload's own way to read TypeScript takes a second longer, once for each command.
let args = ['--import', 'tsx', payload, '--disable-transpile', ...process.argv.slice(2)]
if (command === 'run') {
  const compiled = path.join(backendRoot, 'dist', `${path.basename(source, '.ts')}.mjs`)
  await compileModule(path.join(backendRoot, source), compiled)
  // As Payload's own `run` ends: what a command leaves open would keep the process.
  const code = `await import(${JSON.stringify(pathToFileURL(compiled))}); process.exit()`
  args = ['--input-type=module', '--eval', code, source, ...rest]
}
const { status } = spawnSync(process.execPath, args, {
  cwd: backendRoot,
  stdio: 'inherit',
  env: { ...process.env, PAYLOAD_CONFIG_PATH: path.join(backendRoot, 'src/payload.config.ts') },
})
process.exit(status ?? 1)
