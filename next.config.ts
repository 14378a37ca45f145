import path from 'node:path'
import type { NextConfig } from 'next'
import { imageConfig } from './lib/images/image-settings'
import { settings } from './lib/site/settings'
import { sourceHash } from './scripts/lib/source-hash.mjs'

// The cache handler is loaded outside the bundle and cannot import the settings.
process.env.MEDIA_ORIGIN = new URL(settings.publicApiBaseUrl).origin

const artworkVersion = sourceHash(import.meta.dirname, ['public/images']).slice(0, 8)
const isDevelopment = process.env.NODE_ENV === 'development'

const config: NextConfig = {
  poweredByHeader: false,
  serverExternalPackages: ['redis'],
  reactStrictMode: true,
  // `npm test` checks all types; `next build` does not repeat it, so that the first start is faster.
  typescript: { ignoreBuildErrors: true },
  typedRoutes: true,
  // Disables streaming metadata: every user agent gets it in the head.
  htmlLimitedBots: /.*/,
  // In development every page is rendered on each request, and there is no build output.
  cacheHandler: isDevelopment ? undefined : path.resolve('lib/cache/handler.mjs'),
  cacheMaxMemorySize: 32 * 1024 * 1024,
  turbopack: { root: import.meta.dirname },
  env: { ARTWORK_VERSION: artworkVersion },
  images: imageConfig(settings.apiBaseUrl, artworkVersion),
}

export default config
