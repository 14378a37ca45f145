import '../../contract/bound-picture-sides.mjs'
import path from 'node:path'
import { fileURLToPath } from 'node:url'
import { captureConsole } from '../../platform/log/capture-console.mjs'
import { logger } from '../../platform/log/logger.mjs'
import { noteOldNode } from '../../platform/note-old-node.mjs'
import { loadConfig } from './load-config.mjs'
import { isStandalone, warnOfPlaceholders } from './warn-of-placeholders.mjs'

// Before Next and React are loaded, which read it.
Object.assign(process.env, { NODE_ENV: 'production', NEXT_TELEMETRY_DISABLED: '1' })
captureConsole('next')
// lib/site/environment.ts checks the environment with it, before the server listens.
if (!(await loadConfig())) process.exit(1)
const { serve } = await import('./serve.mjs')

const root = path.resolve(path.dirname(fileURLToPath(import.meta.url)), '../..')
const { HOST = '127.0.0.1', PORT = '3000', SITE_URL = '', REQUEST_LOG } = process.env
const isLogged = REQUEST_LOG === 'on'
await serve({ root, host: HOST, port: Number(PORT), siteUrl: SITE_URL, isLogged }).catch(
  (/** @type {unknown} */ error) => {
    logger('site').fatal({ error }, 'The start failed')
    process.exit(1)
  },
)
// In a checkout, what starts the site does it (scripts/start.mjs).
if (isStandalone) {
  noteOldNode('site')
  await warnOfPlaceholders(process.env, 'site')
}
