import type { NextConfig } from 'next'

type HeaderRules = Awaited<ReturnType<NonNullable<NextConfig['headers']>>>

/**
 * The headers of every response. Pages get their Content-Security-Policy from the cache handler,
 * which knows the hashes; the doors under /api run nothing and get the closed one.
 * @param siteUrl the public origin; https adds Strict-Transport-Security
 */
export function securityHeaders(siteUrl: string): HeaderRules {
  const headers = [
    { key: 'X-Content-Type-Options', value: 'nosniff' },
    { key: 'X-Frame-Options', value: 'DENY' },
    { key: 'Referrer-Policy', value: 'strict-origin-when-cross-origin' },
    { key: 'Cross-Origin-Opener-Policy', value: 'same-origin' },
    {
      key: 'Permissions-Policy',
      value: 'camera=(), microphone=(), geolocation=(), payment=(), usb=(), browsing-topics=()',
    },
  ]
  const transport = { key: 'Strict-Transport-Security', value: 'max-age=31536000' }
  const closed = {
    key: 'Content-Security-Policy',
    value: "default-src 'none'; frame-ancestors 'none'",
  }
  return [
    {
      source: '/:path*',
      headers: siteUrl.startsWith('https:') ? [...headers, transport] : headers,
    },
    { source: '/api/:path*', headers: [closed] },
  ]
}
