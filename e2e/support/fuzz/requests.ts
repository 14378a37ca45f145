import fc from 'fast-check'
import type { RawRequest } from './raw-request'

/** Path segments that have broken servers: escapes, dots, slashes, control characters, lengths. */
const oddSegments = [
  ...'%zz % %ff %00 %0d%0a %2F %5C .. %2e%2e . ~ _ %20 %7f -1 1e9 [x] (group) @slot $RC'.split(' '),
  ...'__proto__ constructor toString %3Cscript%3E %F0%9F%8C%9E %ED%A0%80'.split(' '),
  ...['a'.repeat(300), ':'.repeat(2000), '%C3%A9'.repeat(90)],
]
const wordSegments = ['voyage', 'medias', 'evenement', 'page', 'index', 'france', '1', '2024-01-01']
const segment = fc.oneof(
  { weight: 3, arbitrary: fc.constantFrom(...oddSegments) },
  { weight: 1, arbitrary: fc.constantFrom(...wordSegments) },
  { weight: 1, arbitrary: fc.stringMatching(/^[a-z0-9-]{1,20}$/) },
)

const value = fc.oneof(
  fc.constantFrom(...oddSegments, ...wordSegments),
  fc.stringMatching(/^[\w%+&=.-]{0,40}$/),
)

const commonMethods = fc.constantFrom('GET', 'GET', 'GET', 'HEAD')
const rareMethods = fc.constantFrom(
  ...['OPTIONS', 'POST', 'PUT', 'PATCH', 'DELETE', 'TRACE', 'PROPFIND', 'PURGE', 'QUERY'],
)
const method = fc.oneof(
  { weight: 4, arbitrary: commonMethods },
  { weight: 1, arbitrary: rareMethods },
)

const oddHeaders: Record<string, string[]> = {
  Range: ['bytes=999999999-', 'bytes=-0', 'bytes=5-2', 'bytes=0-0,2-3', 'lines=1-2', 'bytes=abc'],
  'If-Range': ['"x"', 'Wed, 99 Foo 2026'],
  'If-None-Match': ['*', '"x"', 'W/"', '"'.repeat(200)],
  'If-Modified-Since': ['x', 'Thu, 01 Jan 1970 00:00:00 GMT'],
  Host: ['evil.example', '[', 'a b', '127.0.0.1:99999', ''],
  Accept: ['image/avif', '*/*;q=x', 'text/html, '.repeat(50)],
  'Accept-Encoding': ['br', 'gzip;q=0', 'identity;q=0, *;q=0', 'x'.repeat(300)],
  'Accept-Language': ['*', 'fr;q=9', '-'],
  Cookie: ['a', '=;=', 'payload-token=x.y.z', '__prerender_bypass=1; __next_preview_data=1'],
  'Content-Type': ['application/json', 'multipart/form-data', 'x'],
  'Content-Length': ['0'],
  'X-Forwarded-Proto': ['https', 'javascript', 'https,http'],
  'X-Forwarded-Host': ['evil.example', '['],
  'X-Forwarded-For': ['::1', 'x'],
  'X-Middleware-Subrequest': ['middleware:middleware:middleware:middleware:middleware'],
  'X-Invoke-Path': ['/admin'],
  'X-Nextjs-Data': ['1'],
  'X-Prerender-Revalidate': ['x'],
  'X-HTTP-Method-Override': ['DELETE'],
  'Next-Action': ['0'.repeat(42), 'x'],
  RSC: ['1'],
  'Next-Router-State-Tree': ['x', '%5B%5D', '["",{}]'],
  'Next-Router-Prefetch': ['1', '2'],
  'Next-Router-Segment-Prefetch': ['/_tree', '/_full', '/../x', '%zz'],
  'Next-Url': ['/', '%zz'],
  'Save-Data': ['on', 'x'],
  'Sec-Fetch-Dest': ['image', 'document'],
  Expect: ['100-continue', 'x'],
  Upgrade: ['websocket', 'h2c'],
  Purpose: ['prefetch'],
}
const header = fc
  .constantFrom(...Object.entries(oddHeaders))
  .chain(([name, values]) => fc.constantFrom(...values).map((it) => [name, it] as const))
const headers = fc.array(header, { maxLength: 3 }).map((pairs) => Object.fromEntries(pairs))

/** What a fuzz test attacks: paths that exist, folders whose children are open, query parameters. */
export type Surface = { paths: string[]; folders: string[]; parameters: string[] }

/**
 * Requests that a stranger could send.
 * @param seed the same seed gives the same requests
 */
export function oddRequests(surface: Surface, { seed, count }: { seed: number; count: number }) {
  const folder = fc.constantFrom(...surface.folders)
  const invented = fc
    .tuple(folder, fc.array(segment, { minLength: 1, maxLength: 3 }))
    .map(([start, segments]) => [start, ...segments].join('/'))
  const path = fc.oneof(
    { weight: 5, arbitrary: fc.constantFrom(...surface.paths) },
    { weight: 2, arbitrary: invented },
    {
      weight: 1,
      arbitrary: fc.constantFrom('*', '//evil.example/', '/\\evil.example', 'x', '///'),
    },
  )
  const query = fc
    .array(fc.tuple(fc.constantFrom(...surface.parameters), value), { maxLength: 4 })
    .map((pairs) => pairs.map(([name, it]) => `${name}=${it}`).join('&'))
  const target = fc
    .tuple(path, query)
    .map(([start, end]) => (end === '' ? start : `${start}?${end}`))
  const request = fc.record<RawRequest>({ method, target, headers })
  return fc.sample(request, { seed, numRuns: count })
}
