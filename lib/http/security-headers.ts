import type { NextConfig } from 'next'

type HeaderRules = Awaited<ReturnType<NonNullable<NextConfig['headers']>>>

/**
 * The security headers of every response. The cache handler adds the Content-Security-Policy of
 * pages, with their hashes; the endpoints under /api need no content and get a policy that allows
 * none.
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
  const emptyPolicy = {
    key: 'Content-Security-Policy',
    value: "default-src 'none'; frame-ancestors 'none'",
  }
  return [
    {
      source: '/:path*',
      headers: siteUrl.startsWith('https:') ? [...headers, transport] : headers,
    },
    { source: '/api/:path*', headers: [emptyPolicy] },
  ]
}
