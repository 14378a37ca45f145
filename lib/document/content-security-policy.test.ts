import { createHash } from 'node:crypto'
import { expect, it } from 'vitest'
import { contentSecurityPolicy } from './content-security-policy.mjs'

const hash = (text: string) => `'sha256-${createHash('sha256').update(text).digest('base64')}'`
const directive = (policy: string, name: string) =>
  policy.split('; ').find((part) => part.startsWith(`${name} `))

it('allows only the inline scripts of the page, by hash', () => {
  const policy = contentSecurityPolicy(
    '<script>go()</script><script async="" src="/a.js"></script><script id="x">go()</script>',
    undefined,
  )
  expect(directive(policy, 'script-src')).toBe(`script-src 'self' ${hash('go()')}`)
  expect(policy).not.toContain('unsafe-inline')
  expect(policy).not.toContain('unsafe-eval')
})

it('adds no hash for JSON-LD', () => {
  const policy = contentSecurityPolicy('<script type="application/ld+json">{}</script>', undefined)
  expect(directive(policy, 'script-src')).toBe("script-src 'self'".concat(''))
})

it('hashes style elements and the decoded text of style attributes', () => {
  const policy = contentSecurityPolicy(
    '<style>p{}</style><p style="background:url(&quot;a&amp;b&quot;)">x</p><script>"<p style=\\"a\\">"</script>',
    undefined,
  )
  expect(directive(policy, 'style-src-elem')).toContain(hash('p{}'))
  expect(directive(policy, 'style-src-attr')).toBe(
    `style-src-attr 'unsafe-hashes' ${hash('background:url("a&b")')}`,
  )
})

it('allows pictures and videos from the origin of the backend’s files', () => {
  const policy = contentSecurityPolicy('', 'http://localhost:3001')
  expect(directive(policy, 'media-src')).toContain('http://localhost:3001')
  expect(directive(policy, 'img-src')).toContain('http://localhost:3001')
})
