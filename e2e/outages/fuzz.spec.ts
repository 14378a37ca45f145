import pLimit from 'p-limit'
import { type RawRequest, type RawResponse, sendRaw } from '../support/fuzz/raw-request'
import { oddRequests } from '../support/fuzz/requests'
import { expect, test } from '../support/test'

const requestCount = 3000
const concurrency = 20
/** Megabytes that the site's process may hold at its highest. */
const maxMemory = 500

const surface = {
  paths: [
    ...['/', '/medias', '/medias/mediavideo', '/medias/mediagalerie', '/medias/mediaevenements'],
    ...['/medias/videoplayers', '/beaute', '/beaute/videoplayers', '/voyage', '/immobilier'],
    ...['/sw.js', '/favicon.ico', '/icon.svg', '/robots.txt', '/sitemap.xml', '/_next/image'],
    ...['/manifest.webmanifest', '/api/health', '/api/revalidate', '/icons/signe-192.png'],
    ...['/medias/mediaevenements/calendrier.ics', '/medias/mediaevenements/flux.xml'],
    ...['/medias/mediaevenements/nuit-du-conte', '/voyage/destination/france', '/hors-ligne'],
    '/medias/mediaevenements/nuit-du-conte/calendrier.ics',
  ],
  folders: [
    ...['', '/medias', '/medias/mediaevenements', '/beaute/formations', '/voyage/destination'],
    ...['/medias/videoplayers', '/beaute/videoplayers', '/immobilier/vue', '/sitemap', '/partage'],
    ...[
      '/partage/evenement',
      '/api',
      '/api/affiche/evenement',
      '/_next',
      '/_next/static',
      '/images',
    ],
  ],
  parameters: [
    ...['v', 'videoUrl', 'categorySlug', 't', 'title', 'lecture', 'onglet', 'tri', 'chambres'],
    ...['nombre', 'maison', 'url', 'w', 'q', '_rsc', '__nextDataReq', 'page', '%zz'],
  ],
}

/** What must never be answered to a stranger; undefined when the response is fine. */
function problemOf({ status, headers }: RawResponse): string | undefined {
  if (status === 503 && headers['retry-after'] !== undefined) return undefined
  if (status === 0) return 'no response'
  if (status >= 500) return `status ${status}`
  // Node itself refuses what is not HTTP, before there is a request.
  if (status === 400 && headers['x-content-type-options'] === undefined) return undefined
  if (headers['x-content-type-options'] !== 'nosniff') return `status ${status} without nosniff`
  if (headers['content-security-policy'] === undefined) return `status ${status} without a policy`
  const location = headers.location ?? '/'
  return /^\/(?![/\\])/.test(location) ? undefined : `redirect to ${location}`
}

/** One line: what was sent, and what was wrong with the answer. */
function describe({ method, target, headers }: RawRequest, problem: string): string {
  return `${method} ${target.slice(0, 200)} ${JSON.stringify(headers)} → ${problem}`
}

test('thousands of odd requests get no 5xx, little memory, and leave every page as it was', async ({
  isolatedSite,
  request,
}) => {
  const seed = Number(process.env.FUZZ_SEED ?? Date.now() % 1_000_000_000)
  console.log(`fuzz seed: ${seed} (repeat with FUZZ_SEED=${seed})`)
  const { site } = await isolatedSite()
  const limit = pLimit(concurrency)
  const statuses = new Map<number, number>()
  const requests = oddRequests(surface, { seed, count: requestCount })
  const problems = await limit.map(requests, async (odd) => {
    const response = await sendRaw(site.port, odd)
    statuses.set(response.status, (statuses.get(response.status) ?? 0) + 1)
    const problem = problemOf(response)
    return problem === undefined ? [] : [describe(odd, problem)]
  })
  console.log(`fuzz statuses: ${JSON.stringify(Object.fromEntries([...statuses].sort()))}`)
  expect(problems.flat().slice(0, 20), `seed ${seed}`).toEqual([])
  expect(requests).toHaveLength(requestCount)
  expect(site.peakMemory(), 'resident megabytes').toBeLessThan(maxMemory)

  for (const path of surface.paths.filter((it) => it !== '/_next/image')) {
    const expected = path === '/api/revalidate' ? 405 : 200
    expect((await request.get(site.url + path)).status(), path).toBe(expected)
  }
})
