import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { afterAll, beforeEach, expect, it, vi } from 'vitest'
import { expireTags } from '@/lib/cache/revalidated-tags.mjs'
import { captureLog, type LogLine } from '@/testing/captured-log'

const tagged = vi.fn<(...given: unknown[]) => () => Promise<boolean>>(() => async () => true)
vi.mock('next/cache', () => ({ unstable_cache: (...given: unknown[]) => tagged(...given) }))
// Each call is that of another render.
vi.mock('react', async (original) => ({
  ...(await original<object>()),
  cache: (load: unknown) => load,
}))

const cacheDir = mkdtempSync(path.join(tmpdir(), 'site-settings-'))
const fetched = vi.fn<typeof fetch>()
let lines: LogLine[]

beforeEach(() => {
  vi.resetModules()
  vi.stubEnv('CACHE_DIR', mkdtempSync(path.join(cacheDir, 'one-')))
  vi.stubGlobal('fetch', fetched)
  vi.useFakeTimers({ toFake: ['Date', 'performance', 'setTimeout', 'clearTimeout'] })
  tagged.mockClear()
  fetched.mockReset()
  lines = captureLog()
  return () => {
    vi.useRealTimers()
    vi.unstubAllEnvs()
    vi.unstubAllGlobals()
  }
})
afterAll(() => rmSync(cacheDir, { recursive: true }))

const answer = (body: unknown, status = 200) =>
  fetched.mockImplementation(async () => new Response(JSON.stringify(body), { status }))
const named = (product_name: unknown) => answer({ identity: { product_name } })
const loadOf = async () => {
  const { loadSiteSettings } = await import('./load-site-settings')
  return async () => (await loadSiteSettings()).productName
}
/** How soon the page that was rendered last is rendered again, in seconds. */
const revalidate = () => tagged.mock.lastCall?.[2]
const problems = () => lines.filter(({ level }) => level !== 'info')

it('one request serves the pages that are rendered together, until a publication', async () => {
  const load = await loadOf()
  named('Un')
  expect(await Promise.all([load(), load(), load()])).toEqual(['Un', 'Un', 'Un'])
  expect(fetched).toHaveBeenCalledTimes(1)
  expect(revalidate()).toEqual({ tags: ['site-settings'], revalidate: 60 })

  named('Deux')
  expect(await load()).toBe('Un')
  await vi.advanceTimersByTimeAsync(5)
  expireTags(['site-settings'])
  await vi.advanceTimersByTimeAsync(5)
  expect(await load()).toBe('Deux')
  expect(fetched).toHaveBeenCalledTimes(2)
})

it('a backend without the endpoint changes nothing: defaults, no line, no other lifetime', async () => {
  const load = await loadOf()
  answer({ detail: 'Introuvable.' }, 404)
  expect(await load()).toBe('Rayonne')
  expect(problems()).toEqual([])
  expect(revalidate()).toEqual({ tags: ['site-settings'], revalidate: false })
})

it('A10 after a failure the last settings are shown; it is logged once', async () => {
  const load = await loadOf()
  named('Un')
  await load()
  for (let render = 0; render < 3; render += 1) {
    await vi.advanceTimersByTimeAsync(3000)
    answer('<html>', 500)
    expect(await load()).toBe('Un')
  }
  expect(fetched).toHaveBeenCalledTimes(4)
  expect(problems().map(({ message }) => message)).toEqual([
    'Erreur lors du chargement des réglages du site (/api/site/settings/) : statut 500',
  ])
  expect(revalidate()).toMatchObject({ revalidate: 60 })
})

it('A10 a backend that hangs is waited for one second, once for all pages', async () => {
  const load = await loadOf()
  fetched.mockImplementation(() => new Promise(() => {}))
  const both = Promise.all([load(), load()])
  await vi.advanceTimersByTimeAsync(1000)
  expect(await both).toEqual(['Rayonne', 'Rayonne'])
  expect(await load()).toBe('Rayonne')
  expect(fetched).toHaveBeenCalledTimes(1)
})

it('odd values are left out alone, and named once', async () => {
  const load = await loadOf()
  answer({ identity: { product_name: 'Un', email: 'nobody' } })
  expect(await load()).toBe('Un')
  await vi.advanceTimersByTimeAsync(3000)
  await load()
  expect(problems()).toMatchObject([
    { level: 'warn', message: 'Réglages du site ignorés : identity.email' },
  ])
})
