import path from 'node:path'
import type { NextConfig } from 'next'
import { securityHeaders } from './lib/http/security-headers'
import { imageConfig } from './lib/images/image-settings'
import { settings } from './lib/site/settings'
import { sourceHash } from './scripts/lib/source-hash.mjs'

// The cache handler is loaded outside the bundle and cannot import the settings.
process.env.MEDIA_ORIGIN = new URL(settings.publicApiBaseUrl).origin

const artworkVersion = sourceHash(import.meta.dirname, ['public/images']).slice(0, 8)
const developing = process.env.NODE_ENV === 'development'

const config: NextConfig = {
  poweredByHeader: false,
  serverExternalPackages: ['redis'],
  reactStrictMode: true,
  // `npm test` checks the types of everything, tests included; a first start need not wait for it.
  typescript: { ignoreBuildErrors: true },
  typedRoutes: true,
  // Every agent finds the metadata in the head: scrapers do not wait for what is streamed later.
  htmlLimitedBots: /.*/,
  // In development every page is rendered anew, and there is no build to read.
  cacheHandler: developing ? undefined : path.resolve('lib/cache/handler.mjs'),
  cacheMaxMemorySize: 32 * 1024 * 1024,
  turbopack: { root: import.meta.dirname },
  env: { ARTWORK_VERSION: artworkVersion },
  images: imageConfig(settings.apiBaseUrl, artworkVersion),
  headers: async () => securityHeaders(settings.siteUrl),
}

export default config
