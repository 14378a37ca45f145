import { expect, test } from 'vitest'
import { securityHeaders } from './security-headers.mjs'

const transport = 'Strict-Transport-Security'

test('https adds Strict-Transport-Security', () => {
  expect(securityHeaders('/', true)).toHaveProperty(transport)
  expect(securityHeaders('/', false)).not.toHaveProperty(transport)
})

test('what is not a page may load nothing and be framed by nobody', () => {
  expect(securityHeaders('/api/health', false)).toMatchObject({
    'X-Content-Type-Options': 'nosniff',
    'X-Frame-Options': 'DENY',
    'Content-Security-Policy': "default-src 'none'; frame-ancestors 'none'",
  })
})

test('the service worker may request what it caches', () => {
  const policy = securityHeaders('/sw.js', false)['Content-Security-Policy']
  expect(policy).toContain("connect-src 'self'")
})
