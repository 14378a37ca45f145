import { type IncomingHttpHeaders, request } from 'node:http'
import pLimit from 'p-limit'
import { expect, test } from 'vitest'
import { startBackend } from '../../testing/backend'
import { signIn } from '../../testing/owner'
import { startSitePair } from '../../testing/site-pair'
import { oddRequests, type RawRequest, type Surface } from './requests'

const siteSurface = {
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
    ...['/partage/evenement', '/api', '/api/affiche/evenement', '/_next', '/_next/static'],
    '/images',
  ],
  parameters: [
    ...['v', 'videoUrl', 'categorySlug', 't', 'title', 'lecture', 'onglet', 'tri', 'chambres'],
    ...['nombre', 'maison', 'url', 'w', 'q', '_rsc', '__nextDataReq', 'page', '%zz'],
  ],
}

const backendSurface = {
  paths: [
    ...['/', '/admin', '/admin/login', '/admin/account', '/admin/collections/evenements'],
    ...['/admin/create-first-user', '/cms/owners/me', '/cms/owners/login', '/cms/evenements'],
    ...['/cms/access', '/cms/uploads/file/x.jpg', '/healthz', '/media/x.jpg'],
    ...['/api/medias/events/', '/api/medias/photos', '/api/immo/maisons/'],
  ],
  folders: [
    ...['', '/admin', '/admin/collections', '/cms', '/cms/owners', '/media', '/_next/static'],
    ...['/api', '/api/medias/events', '/api/videos/category'],
  ],
  parameters: ['redirect', 'depth', 'where[or]', 'limit', 'page', 'locale', 'url', '_rsc', '%zz'],
}

test('thousands of odd requests get no 5xx, and leave every page as it was', async () => {
  const count = 2000
  const { site, stop } = await startSitePair()
  try {
    const { seed, responses, problems } = await attack({
      port: site.port,
      surface: siteSurface,
      count,
    })
    expect(problems.slice(0, 20), `seed ${seed}`).toEqual([])
    expect(responses).toBe(count)

    for (const path of siteSurface.paths.filter((it) => it !== '/_next/image')) {
      const expected = path === '/api/revalidate' ? 405 : 200
      expect((await fetch(site.url + path)).status, path).toBe(expected)
    }
  } finally {
    await stop()
  }
}, 300_000)

test('odd requests to the backend get no 5xx, and let its owner in afterwards', async () => {
  const count = 1200
  const backend = await startBackend()
  const { port } = backend
  try {
    const { seed, responses, problems } = await attack({ port, surface: backendSurface, count })
    expect(problems.slice(0, 20), `seed ${seed}`).toEqual([])
    expect(responses).toBe(count)
    expect((await signIn(backend)).status).toBe(200)
  } finally {
    await backend.remove()
  }
}, 300_000)

const concurrency = 20

type Options = {
  port: number
  surface: Surface
  /** How many requests. */
  count: number
}

/**
 * Sends odd requests and prints the seed that repeats them, and how often each status came.
 * @returns the seed, how many responses there were, and one line for each answer that no client
 *   must get
 */
async function attack({ port, surface, count }: Options) {
  const seed = Number(process.env.FUZZ_SEED ?? Date.now() % 1_000_000_000)
  console.log(`fuzz seed: ${seed} (repeat with FUZZ_SEED=${seed})`)
  const limit = pLimit(concurrency)
  const statuses = new Map<number, number>()
  const problems = await limit.map(oddRequests(surface, { seed, count }), async (odd) => {
    const response = await sendRaw(port, odd)
    statuses.set(response.status, (statuses.get(response.status) ?? 0) + 1)
    const problem = problemOf(response)
    return problem === undefined ? [] : [describe(odd, problem)]
  })
  const sorted = Object.fromEntries([...statuses].sort(([a], [b]) => a - b))
  console.log(`fuzz statuses: ${JSON.stringify(sorted)}`)
  return { seed, responses: problems.length, problems: problems.flat() }
}

/** What must never be answered to a client; undefined when the response is fine. */
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

type RawResponse = { status: number; headers: IncomingHttpHeaders }

/**
 * Sends a request over a connection of its own and reads the head of the response.
 * @param port on the loopback interface
 * @returns status 0 when the connection ended or stayed silent for a minute without a response
 */
function sendRaw(port: number, odd: RawRequest): Promise<RawResponse> {
  const { method, target: path, headers } = odd
  return new Promise((resolve) => {
    const options = { port, method, path, headers, agent: false, timeout: 60_000 }
    const sent = request({ host: '127.0.0.1', ...options }, (response) => {
      resolve({ status: response.statusCode ?? 0, headers: response.headers })
      response.destroy()
    })
    sent.on('upgrade', (response, socket) => {
      resolve({ status: response.statusCode ?? 0, headers: response.headers })
      socket.destroy()
    })
    sent.on('timeout', () => sent.destroy())
    sent.on('error', () => resolve({ status: 0, headers: {} }))
    sent.end()
  })
}
