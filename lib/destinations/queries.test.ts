import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { afterAll, beforeEach, expect, it, vi } from 'vitest'
import { captureLog, type LogLine } from '@/testing/captured-log'
import { defaultDestinations } from './destinations'

vi.mock('next/cache', () => ({ unstable_cache: () => async () => true }))
// Each call is that of another render.
vi.mock('react', async (original) => ({
  ...(await original<object>()),
  cache: (load: unknown) => load,
}))

const cacheDir = mkdtempSync(path.join(tmpdir(), 'destinations-'))
const fetched = vi.fn<typeof fetch>()
const portugal = { id: 7, title: 'Portugal', slug: 'portugal', former_slugs: ['lisbonne'] }
const own = ['espagne', 'france', 'italie']

let log: LogLine[]
beforeEach(() => {
  vi.resetModules()
  vi.stubEnv('CACHE_DIR', mkdtempSync(path.join(cacheDir, 'one-')))
  vi.stubGlobal('fetch', fetched)
  log = captureLog()
})
afterAll(() => {
  vi.unstubAllEnvs()
  vi.unstubAllGlobals()
  rmSync(cacheDir, { recursive: true })
})

const answer = (body: unknown, status = 200) =>
  fetched.mockImplementation(async () => new Response(JSON.stringify(body), { status }))
const queries = () => import('./queries')
async function slugs() {
  const { state, data } = await (await queries()).getDestinations()
  return [state, ...data.map(({ slug }) => slug)]
}

it.each([
  ['lacks the path', { detail: 'Introuvable.' }, 404, 'fresh'],
  ['has none', [], 200, 'fresh'],
  ['has none with an address', [{ id: 1, title: 'X', slug: '..' }], 200, 'fresh'],
  ['fails', 'oups', 500, 'stale'],
  ['sends what is none', [{ id: 1 }], 200, 'stale'],
])(
  'A65 R140 a backend that %s leaves the three of the site',
  async (_what, body, status, state) => {
    answer(body, status)
    expect(await slugs()).toEqual([state, ...own])
    expect(await (await queries()).getDestination('france')).toEqual({
      state,
      data: defaultDestinations[1],
    })
  },
)

it('A65 R14 those of a backend come alone, in its order, and stay while it fails, which is logged', async () => {
  answer([portugal, { id: 8, title: 'France', slug: 'france' }])
  expect(await slugs()).toEqual(['fresh', 'portugal', 'france'])
  const { getDestination } = await queries()
  expect(await getDestination('espagne')).toEqual({ state: 'notFound' })
  expect(await getDestination('lisbonne')).toMatchObject({ data: { slug: 'portugal' } })
  fetched.mockRejectedValue(new TypeError('fetch failed'))
  expect(await slugs()).toEqual(['stale', 'portugal', 'france'])
  expect(log.at(-1)).toMatchObject({
    level: 'error',
    message: expect.stringMatching(/^Erreur lors du chargement des destinations \(.+\) : /),
  })
  answer([])
  expect(await slugs()).toEqual(['fresh', ...own])
})

it.each(['', 'Espagne', 'benin', '%E0%A4%A', '__proto__', 'espagne/'])(
  'R123 there is none with the slug %j; nobody knows while the backend fails',
  async (slug) => {
    answer([])
    const { getDestination } = await queries()
    expect(await getDestination(slug)).toEqual({ state: 'notFound' })
    if (slug !== 'benin') return
    answer('oups', 500)
    vi.stubEnv('CACHE_DIR', mkdtempSync(path.join(cacheDir, 'two-')))
    vi.resetModules()
    expect(await (await queries()).getDestination(slug)).toEqual({ state: 'unavailable' })
  },
)
