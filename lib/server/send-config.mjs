import path from 'node:path'
import { fileURLToPath } from 'node:url'
import { PHASE_PRODUCTION_SERVER } from 'next/constants.js'
import nextConfig from 'next/dist/server/config.js'
import { captureConsole } from '../../platform/log/capture-console.mjs'
import { logger } from '../../platform/log/logger.mjs'

/** What the configuration sets in the environment, for the server, the cache handler and previews. */
const names = ['PICTURES_BASE_URL', 'MEDIA_ORIGIN', 'BACK_OFFICE_ORIGIN']

// A CommonJS module: its function is the default export's `default`.
const loadConfig =
  /** @type {{ default?: typeof nextConfig }} */ (/** @type {unknown} */ (nextConfig)).default ??
  nextConfig

const root = path.resolve(path.dirname(fileURLToPath(import.meta.url)), '../..')
captureConsole('next')
const config = await loadConfig(PHASE_PRODUCTION_SERVER, root).catch(
  (/** @type {Error} */ { message }) => {
    logger('site').fatal(message)
    process.exit(1)
  },
)
const env = Object.fromEntries(names.map((name) => [name, process.env[name]]))
process.send?.({ config, env })
