import { expect, test } from 'vitest'
import { normalizePath } from './request-path.mjs'

/** What the address of a request becomes, and its decoded path. */
const normalized = (url: string) => {
  const request = { url }
  const path = normalizePath(request)
  return { path, url: request.url }
}

test.each([
  ['/', '/'],
  ['/medias/?a=/../;#', '/medias/'],
  ['/%6dedias/%7Ea%2db?%6d', '/medias/~a-b'],
  ['/voyage/f%c3%aate%20%26%3f', '/voyage/f%C3%AAte%20%26%3F'],
  ["/.well-known/a..b/...c/Été,'(1)!", "/.well-known/a..b/...c/Été,'(1)!"],
  ['/%2563ms/100%25', '/%2563ms/100%25'],
])('%s has the path %s, and keeps its query', (url, path) => {
  const query = url.includes('?') ? url.slice(url.indexOf('?')) : ''
  expect(normalized(url)).toEqual({ path: decodeURIComponent(path), url: path + query })
})

test.each([
  ...[
    '/./cms/a',
    '/cms/./a',
    '/cms/a/.',
    '/%2e/cms/a',
    '/x/../cms/a',
    '/x/.%2E/cms/a',
    '/x/%2e%2E/cms',
  ],
  ...[
    '/cms/a/..',
    '//cms/a',
    '/cms//a',
    '/cms/a//',
    '/cms%2fa',
    '/cms%2Fa',
    '/cms\\a',
    '/cms/%5c/a',
  ],
  ...['/cms/a;x', '/cms/;x=1/a', '/cms/a%3bx', '/cms/a#x', '/cms/a%00', '/cms/a%0A', '/cms/a%7f'],
  ...['/cms/\ta', '/cms/a b', 'http://ailleurs.exemple/cms/a', 'cms/a', '*', '', '//', '/..'],
  ...['/cms/a.rsc', '/cms.rsc/a', '/cms/a%2Ersc', '/cms/a.%72sc/'],
])('%j is ambiguous', (url) => {
  expect(normalized(url).path).toBeNull()
})

test('a path is normalized once: what it becomes stays, and what cannot be decoded too', () => {
  for (const url of ['/%256d', '/%25%36%64', '/%6%64', '/%%36d', '/%ff%6d', '/100%']) {
    const once = normalized(url).url
    expect([url, normalized(once).url]).toEqual([url, once])
  }
})
