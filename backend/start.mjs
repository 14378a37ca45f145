import { existsSync } from 'node:fs'
import path from 'node:path'
import { loadEnvFiles } from '../lib/shared/env-files.mjs'
import { captureConsole } from '../lib/shared/log/capture-console.mjs'
import { logger } from '../lib/shared/log/logger.mjs'
import { backendRoot, fail, prepare } from './server/prepare.mjs'

Object.assign(process.env, { NODE_ENV: 'production' })
loadEnvFiles(path.dirname(backendRoot), 'production')
captureConsole('next')
const settings = prepare()
if (!existsSync(path.join(backendRoot, '.next', 'BUILD_ID'))) {
  fail('there is no build yet. Build with: npm run build -w backend')
}
// After NODE_ENV is set: React and Next read it when they load.
const { serve } = await import('./server/serve.mjs')
await serve(settings, false).catch((/** @type {unknown} */ error) => {
  logger('backend').fatal({ error }, 'The start failed')
  process.exit(1)
})
