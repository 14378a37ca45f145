import { expect, test } from 'vitest'
import { headerBytes, securityProblems } from './security-headers'

const goodHeaders = {
  'content-security-policy':
    "default-src 'none'; script-src 'self' 'sha256-abc='; base-uri 'none'; frame-ancestors 'none'",
  'x-content-type-options': 'nosniff',
  'referrer-policy': 'strict-origin-when-cross-origin',
  'permissions-policy': 'camera=()',
}

test('valid headers have no problem', () => {
  expect(securityProblems(goodHeaders)).toEqual([])
})

test('missing headers report every problem except x-powered-by', () => {
  expect(securityProblems({})).toHaveLength(8)
})

test.each([
  ["script-src 'self' 'unsafe-inline'", 'unsafe-inline'],
  ["script-src 'self' 'unsafe-eval'", 'unsafe-eval'],
  ["script-src 'self' https:", 'allows hosts'],
  ["script-src 'sha256-abc='", 'script-src is missing'],
  ["script-src 'self'; object-src *", 'object-src'],
])('%s is reported', (directive, problem) => {
  const policy = `${directive}; default-src 'none'; base-uri 'none'; frame-ancestors 'none'`
  const found = securityProblems({ ...goodHeaders, 'content-security-policy': policy })
  expect(found.join()).toContain(problem)
})

test('the name of the server software is reported', () => {
  expect(securityProblems({ ...goodHeaders, 'x-powered-by': 'Next.js' })).toHaveLength(1)
})

test('header bytes are those that HTTP/1.1 sends', () => {
  const headers = [
    { name: 'a', value: 'bc' },
    { name: 'set-cookie', value: '' },
  ]
  expect(headerBytes(headers)).toBe('a: bc\r\nset-cookie: \r\n'.length)
})
