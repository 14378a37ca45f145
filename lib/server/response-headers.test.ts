import { expect, test } from 'vitest'
import { policyOf, securityHeaders } from './response-headers.mjs'

const transport = 'Strict-Transport-Security'

test('https adds Strict-Transport-Security', () => {
  expect(securityHeaders(true)).toHaveProperty(transport)
  expect(securityHeaders(false)).not.toHaveProperty(transport)
  expect(securityHeaders(false)).toMatchObject({ 'X-Content-Type-Options': 'nosniff' })
})

test('what is not a page may load nothing and be framed by nobody', () => {
  expect(policyOf('/api/health')).toBe("default-src 'none'; frame-ancestors 'none'")
})

test('the service worker may request what it caches', () => {
  expect(policyOf('/sw.js')).toContain("connect-src 'self'")
})
