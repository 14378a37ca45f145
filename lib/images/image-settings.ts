import type { NextConfig } from 'next'

/** The one quality of resized pictures, so that each size is made once. */
export const imageQuality = 60

/** Widths, in pixels, that pictures are resized to. */
export const imageWidths = [160, 320, 480, 640, 720, 828, 1080, 1440, 1920]

/** What follows the address of each of our own pictures: a new version is a new address. */
export const versionQuery = (version: string) => `?v=${version}`

/**
 * What the image optimizer may fetch and keep: our own pictures and the API origin's files, bounded
 * in size.
 * @param apiBaseUrl the backend as the server reaches it
 * @param artwork the version of our own pictures, as their addresses name it
 */
export function imageConfig(
  apiBaseUrl: string,
  artwork: string,
): NonNullable<NextConfig['images']> {
  const api = new URL(apiBaseUrl)
  return {
    remotePatterns: [new URL(`${api.pathname.replace(/\/$/, '')}/**`, api.origin)],
    localPatterns: [{ pathname: '/images/**', search: versionQuery(artwork) }],
    formats: ['image/avif', 'image/webp'],
    deviceSizes: imageWidths.slice(3),
    imageSizes: imageWidths.slice(0, 3),
    qualities: [imageQuality],
    minimumCacheTTL: 31 * 24 * 3600,
    maximumRedirects: 0,
    maximumResponseBody: 30_000_000,
    maximumDiskCacheSize: 500_000_000,
    dangerouslyAllowLocalIP: isOwnNetwork(api.hostname),
  }
}

/** Whether a backend's host is this machine or a private network, where Next would refuse it. */
function isOwnNetwork(host: string): boolean {
  return (
    !host.includes('.') ||
    /^(127|10|192\.168|172\.(1[6-9]|2\d|3[01]))\./.test(host) ||
    /\.(local|internal)$/.test(host) ||
    host.startsWith('[')
  )
}
