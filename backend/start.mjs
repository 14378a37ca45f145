import '../contract/bound-picture-sides.mjs'
import { existsSync } from 'node:fs'
import path from 'node:path'
import { loadEnvFiles } from '../platform/env-files.mjs'
import { captureConsole } from '../platform/log/capture-console.mjs'
import { logger } from '../platform/log/logger.mjs'
import { contentBundle } from './server/load-content.mjs'
import { backendRoot, fail, prepare } from './server/prepare.mjs'

Object.assign(process.env, { NODE_ENV: 'production' })
loadEnvFiles(path.dirname(backendRoot), 'production')
captureConsole('next')
const settings = prepare()
// Set by what makes the back-office's build meanwhile (scripts/lib/plan.mjs).
const later = process.env.BACK_OFFICE_LATER === 'yes'
const isBuilt = later || existsSync(path.join(backendRoot, '.next', 'BUILD_ID'))
if (!isBuilt || !existsSync(contentBundle)) {
  fail('there is no build yet. Build with: npm run build -w backend')
}
// After NODE_ENV is set: React and Next read it when they load.
const { serve } = await import('./server/serve.mjs')
await serve(settings, { dev: false, later }).catch((/** @type {unknown} */ error) => {
  logger('backend').fatal({ error }, 'The start failed')
  process.exit(1)
})
