import path from 'node:path'
import { fileURLToPath } from 'node:url'
import { PHASE_PRODUCTION_SERVER } from 'next/constants.js'
import nextConfig from 'next/dist/server/config.js'
import { captureConsole } from '../shared/log/capture-console.mjs'
import { logger } from '../shared/log/logger.mjs'

/**
 * @typedef {{ config: unknown } & Partial<Record<'picturesBaseUrl' | 'mediaOrigin' | 'backOfficeOrigin', string>>} LoadedConfig
 */

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
const {
  PICTURES_BASE_URL: picturesBaseUrl,
  MEDIA_ORIGIN: mediaOrigin,
  BACK_OFFICE_ORIGIN: backOfficeOrigin,
} = process.env
process.send?.(
  /** @type {LoadedConfig} */ ({ config, picturesBaseUrl, mediaOrigin, backOfficeOrigin }),
)
