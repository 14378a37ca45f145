import fc from 'fast-check'
import odd from './odd-requests.json' with { type: 'json' }

/** A request that a browser might refuse to send. */
export type RawRequest = { method: string; target: string; headers: Record<string, string> }

/** Path segments that have broken servers: escapes, dots, slashes, control characters, lengths. */
const oddSegments = [...odd.segments, ...['a'.repeat(300), ':'.repeat(2000), '%C3%A9'.repeat(90)]]
const segment = fc.oneof(
  { weight: 3, arbitrary: fc.constantFrom(...oddSegments) },
  { weight: 1, arbitrary: fc.constantFrom(...odd.words) },
  { weight: 1, arbitrary: fc.stringMatching(/^[a-z0-9-]{1,20}$/) },
)

const value = fc.oneof(
  fc.constantFrom(...oddSegments, ...odd.words),
  fc.stringMatching(/^[\w%+&=.-]{0,40}$/),
)

const method = fc.oneof(
  { weight: 4, arbitrary: fc.constantFrom(...odd.usualMethods) },
  { weight: 1, arbitrary: fc.constantFrom(...odd.methods) },
)
const header = fc
  .constantFrom(...Object.entries(odd.headers))
  .chain(([name, values]) => fc.constantFrom(...values).map((it) => [name, it] as const))
const headers = fc.array(header, { maxLength: 3 }).map((pairs) => Object.fromEntries(pairs))

/** What a fuzz test attacks: paths that exist, folders whose children are open, query parameters. */
export type Surface = { paths: string[]; folders: string[]; parameters: string[] }

/**
 * Requests that any client could send.
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
    { weight: 1, arbitrary: fc.constantFrom(...odd.targets) },
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
