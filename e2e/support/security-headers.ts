import { expect } from '@playwright/test'

/**
 * The bytes of all response headers that may not be exceeded, whatever the content: proxies have
 * buffers of 4 KB for them, and answer 502 to a response with more.
 */
const maxHeaderBytes = 3072

/** Headers that every response carries, whatever it is. */
export const headersOfEveryResponse = {
  'x-content-type-options': 'nosniff',
  'x-frame-options': 'DENY',
  'referrer-policy': 'strict-origin-when-cross-origin',
  'cross-origin-opener-policy': 'same-origin',
  'permissions-policy': expect.stringContaining('camera=()'),
  'content-security-policy': expect.stringContaining('frame-ancestors '),
}

/** Scripts of a page are the site's own files, and those in the document by their hashes. */
const policyOfPages =
  /^default-src 'none'; script-src 'self'( 'sha256-[^' ]+')+; .*frame-ancestors .*base-uri 'none';.* object-src 'none'$/

/** Expects the security headers of a page, a single policy among them, in few bytes as HTTP/1.1 sends them. */
export function expectPageHeaders(all: readonly { name: string; value: string }[]): void {
  const headers = Object.fromEntries(all.map(({ name, value }) => [name.toLowerCase(), value]))
  expect.soft(headers).toMatchObject(headersOfEveryResponse)
  const policies = all.filter(({ name }) => /^content-security-policy$/i.test(name))
  expect.soft(policies.map(({ value }) => value)).toEqual([expect.stringMatching(policyOfPages)])
  expect.soft(headers).not.toHaveProperty('x-powered-by')
  const bytes = all.map(({ name, value }) => Buffer.byteLength(`${name}: ${value}\r\n`))
  expect.soft(bytes.reduce((sum, it) => sum + it, 0)).toBeLessThan(maxHeaderBytes)
}
