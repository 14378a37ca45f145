import { expect, it } from 'vitest'
import { securityHeaders } from './security-headers'

const everywhere = (siteUrl: string) =>
  Object.fromEntries(
    securityHeaders(siteUrl)
      .filter((rule) => rule.source === '/:path*')
      .flatMap((rule) => rule.headers.map(({ key, value }) => [key, value] as const)),
  )

it('protects every response', () => {
  expect(everywhere('http://localhost:3000')).toMatchObject({
    'X-Content-Type-Options': 'nosniff',
    'X-Frame-Options': 'DENY',
    'Referrer-Policy': 'strict-origin-when-cross-origin',
  })
})

it('adds Strict-Transport-Security only when the site is served over https', () => {
  expect(everywhere('http://localhost:3000')).not.toHaveProperty('Strict-Transport-Security')
  expect(everywhere('https://example.org')).toHaveProperty('Strict-Transport-Security')
})
