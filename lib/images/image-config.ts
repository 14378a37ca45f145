import type { NextConfig } from 'next'

/** The quality of all resized pictures; a single one, so that each size is cached once. */
export const imageQuality = 55

/**
 * Widths, in pixels, that pictures are resized to: a thumbnail, a card on a phone with two device
 * pixels per CSS pixel, with three, a photo on a large screen. Each one more is in the HTML of every card.
 */
export const imageWidths = [360, 680, 1200, 1600]

/**
 * What the image optimizer may fetch and cache: the files under the API base, bounded in size. The
 * site's own pictures are resized before the build (renditions.ts).
 * @param apiBaseUrl the API base for the server
 */
export function imageConfig(apiBaseUrl: string): NonNullable<NextConfig['images']> {
  const api = new URL(apiBaseUrl)
  return {
    remotePatterns: [new URL(`${api.pathname.replace(/\/$/, '')}/**`, api.origin)],
    localPatterns: [],
    formats: ['image/avif', 'image/webp'],
    deviceSizes: imageWidths,
    imageSizes: [],
    qualities: [imageQuality],
    minimumCacheTTL: 31 * 24 * 3600,
    maximumRedirects: 0,
    maximumResponseBody: 30_000_000,
    maximumDiskCacheSize: 500_000_000,
    dangerouslyAllowLocalIP: isPrivateHost(api.hostname),
  }
}

/** Whether a host is this machine or in a private network, which Next refuses by default. */
function isPrivateHost(host: string): boolean {
  return (
    !host.includes('.') ||
    /^(127|10|192\.168|172\.(1[6-9]|2\d|3[01]))\./.test(host) ||
    /\.(local|internal)$/.test(host) ||
    host.startsWith('[')
  )
}
