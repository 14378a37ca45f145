import path from 'node:path'
import { fileURLToPath } from 'node:url'
import { PHASE_PRODUCTION_SERVER } from 'next/constants.js'
import nextConfig from 'next/dist/server/config.js'

/** @typedef {{ config: unknown, mediaOrigin: string | undefined }} LoadedConfig */

// A CommonJS module: its function is the default export's `default`.
const loadConfig =
  /** @type {{ default?: typeof nextConfig }} */ (/** @type {unknown} */ (nextConfig)).default ??
  nextConfig

const root = path.resolve(path.dirname(fileURLToPath(import.meta.url)), '../..')
const config = await loadConfig(PHASE_PRODUCTION_SERVER, root)
process.send?.(/** @type {LoadedConfig} */ ({ config, mediaOrigin: process.env.MEDIA_ORIGIN }))
