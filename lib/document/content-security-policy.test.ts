import { createHash } from 'node:crypto'
import { expect, it } from 'vitest'
import { contentSecurityPolicy } from './content-security-policy.mjs'
import { fontPreload, loader } from './defer-assets.mjs'
import { splashScript } from './splash-script.mjs'

const hash = (text: string) => `'sha256-${createHash('sha256').update(text).digest('base64')}'`
const directive = (policy: string, name: string) =>
  policy.split('; ').find((part) => part.startsWith(`${name} `))

const flight = 'self.__next_f.push([1,"1:{}"])'

it('allows only the inline scripts of the page, by hash', () => {
  const policy = contentSecurityPolicy(
    `<script>${flight}</script><script async="" src="/a.js"></script><script id="x">${flight}</script>`,
    undefined,
  )
  expect(directive(policy, 'script-src')).toBe(`script-src 'self' ${hash(flight)}`)
  expect(policy).not.toContain('unsafe-inline')
  expect(policy).not.toContain('unsafe-eval')
})

it.each([
  'alert(1)',
  `${flight};alert(1)`,
  `alert(1)//${flight}`,
  'self.__next_f.push([1,"a"+alert(1)+"b"])',
  "self.__next_f.push([1,'a'+alert(1)+'b'])",
  'self.__next_f.push([1,alert(1)])',
  'self.__next_f.push([0,alert(1)])',
  String.raw`self.__next_f.push([1,"a\"+alert(1)+"b"])`,
  '(globalThis["TURBOPACK"] || (globalThis["TURBOPACK"] = [])).push(alert(1));',
  '(globalThis["TURBOPACK"] || (globalThis["TURBOPACK"] = [])).push({});alert(1);',
  `${splashScript};alert(1)`,
  fontPreload("'+alert(1)+'").slice('<script>'.length, -'</script>'.length),
  `${loader}(alert(1),[])`,
])('adds no hash for a script that has come with content: %s', (code) => {
  expect(contentSecurityPolicy(`<p><script>${code}</script></p>`, undefined)).not.toContain("'sha")
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
