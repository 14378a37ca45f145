import type { CachedRouteKind, IncrementalCacheKind } from 'next/dist/server/response-cache/types'
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { memoryLimits } from '../limits/limits.mjs'
import type { TagChange } from './shared-tags.mjs'
import { isAnsweredFromStore } from './stored-page-note.mjs'

/** Pages as Next passes them to the cache handler. */
const pageContext = {
  kind: 'APP_PAGE' as IncrementalCacheKind.APP_PAGE,
  isFallback: false,
}
const page = (html: string, headers: Record<string, string> = {}) => ({
  kind: 'APP_PAGE' as CachedRouteKind.APP_PAGE,
  html,
  rscData: Buffer.from('rsc'),
  headers,
  postponed: undefined,
  status: 200,
  segmentData: new Map([['/_tree', Buffer.from('tree')]]),
})

type Entry = { lastModified: number; value: unknown } | null
const htmlOf = (entry: Entry) => (entry?.value as { html?: string } | undefined)?.html
const policyOf = (entry: Entry) =>
  (entry?.value as { headers?: Record<string, string> } | undefined)?.headers?.[
    'content-security-policy'
  ]

const tags = vi.hoisted(() => ({
  publishTags: vi.fn(),
  followTags: vi.fn<(apply: (change: TagChange) => void) => void>(),
}))
vi.mock('./shared-tags.mjs', () => tags)

let key: string
let tests = 0
beforeEach(() => {
  vi.stubEnv('MEDIA_ORIGIN', 'http://socle.test')
  vi.clearAllMocks()
  vi.useFakeTimers({ toFake: ['Date', 'performance'] })
  tests += 1
  key = `/page-${tests}`
})
afterEach(() => {
  vi.unstubAllEnvs()
  vi.useRealTimers()
})

const { default: SiteCache } = await import('./handler.mjs')
/** As for each request: what is stored is shared by all instances. */
const cacheOfRequest = () =>
  new SiteCache({ serverDistDir: '/build/server', revalidatedTags: [], _requestHeaders: {} })
const get = (of = key) => cacheOfRequest().get(of, pageContext)
const set = (value: ReturnType<typeof page>, of = key) => cacheOfRequest().set(of, value, {})
const stored = '<meta name="page-storage" content="stored"/>'
const later = (milliseconds: number) => vi.advanceTimersByTime(milliseconds)

it('answers what was rendered, with its lifetime; nothing before, as after a restart', async () => {
  expect(await get()).toBeNull()
  const cacheControl = { revalidate: 60, expire: undefined }
  await cacheOfRequest().set(key, page('<p>now</p>'), { cacheControl })
  expect(await get()).toMatchObject({ value: { html: '<p>now</p>' }, cacheControl })
})

it('has pages with their Content-Security-Policy, which holds the hashes of that page', async () => {
  await set(page('<script>self.__next_f.push([1,""])</script>'))
  const policy = policyOf(await get())
  expect(policy).toMatch(/script-src 'self' 'sha256-/)
  expect(policy).toContain('http://socle.test')
})

describe('a URL that anybody can invent', () => {
  it.each([
    ['noindex', `<meta name="robots" content="noindex"/>${stored}`, 200, 200],
    ['a variant', '<p>sorted</p>', 200, 200],
    ['404 by its metadata', '<meta name="http-status" content="404"/>', 200, 404],
    ['404 by its status', `<p>absent</p>${stored}`, 404, 404],
  ])('%s is none of the content’s pages', async (_, html, rendered, status) => {
    await set({ ...page(html), status: rendered })
    expect(await get()).toMatchObject({ value: { html, status } })
    expect(await isAnsweredFromStore(async () => void (await get()))).toBe(false)
  })

  it('of data that no document holds is told by its header', async () => {
    const isStoredWith = async (headers: Record<string, string>) => {
      const kind = 'APP_ROUTE' as CachedRouteKind.APP_ROUTE
      await cacheOfRequest().set(key, { kind, body: Buffer.from('[]'), status: 200, headers }, {})
      return isAnsweredFromStore(async () => void (await get()))
    }
    expect(await isStoredWith({})).toBe(true)
    expect(await isStoredWith({ 'x-robots-tag': 'noindex' })).toBe(false)
  })

  it('pushes no page of the content out of memory', async () => {
    await set(page(`<p>listed</p>${stored}`))
    const large = 'x'.repeat(memoryLimits.otherPageCharacters / 4)
    for (let index = 0; index < 20; index += 1) await set(page(large), `/invented-${index}`)
    expect(await get('/invented-0')).toBeNull()
    expect(htmlOf(await get('/invented-19'))).toBe(large)
    expect(await isAnsweredFromStore(async () => void (await get()))).toBe(true)
  })

  it('a page that is gone is no longer that of the content, nor the other way round', async () => {
    const gone = '<meta name="http-status" content="404"/>'
    await set(page(`<p>listed</p>${stored}`))
    await set(page(gone))
    expect(htmlOf(await get())).toBe(gone)
    await set(page(`<p>listed again</p>${stored}`))
    expect(htmlOf(await get())).toContain('again')
  })
})

describe('tags', () => {
  beforeEach(async () => {
    await set(page('<p/>', { 'x-next-cache-tags': `other,tag${key}` }))
    expect(await get()).not.toBeNull()
    // A tag expires what is older than its change.
    later(5)
  })

  it('expire pages here and are published to the other replicas', async () => {
    await cacheOfRequest().revalidateTag(`tag${key}`)
    expect(await get()).toBeNull()
    expect(tags.publishTags).toHaveBeenCalledExactlyOnceWith([`tag${key}`])
  })

  it('of other replicas expire pages here and are not published again', async () => {
    const apply = tags.followTags.mock.calls.at(-1)?.[0]
    apply?.({ id: '1', timestamp: Date.now(), tags: [`tag${key}`] })
    expect(await get()).toBeNull()
    expect(tags.publishTags).not.toHaveBeenCalled()
  })

  it('expire a page whose rendering began before them, though it ended afterwards', async () => {
    const cache = cacheOfRequest()
    await cache.get(key, pageContext)
    later(5)
    await cacheOfRequest().revalidateTag(`tag${key}`)
    later(5)
    await cache.set(key, page('<p>old</p>', { 'x-next-cache-tags': `tag${key}` }), {})
    expect(await get()).toBeNull()
  })

  it('expire nothing that is rendered after the system’s clock was set back, nor is it old', async () => {
    await cacheOfRequest().revalidateTag(`tag${key}`)
    vi.setSystemTime(Date.now() - 3_600_000)
    later(5)
    await set(page('<p>new</p>', { 'x-next-cache-tags': `tag${key}` }))
    const now = performance.timeOrigin + performance.now()
    expect(await get()).toMatchObject({ lastModified: now, value: { html: '<p>new</p>' } })
  })

  it('leave what has none of them, and what is rendered afterwards', async () => {
    await cacheOfRequest().revalidateTag('another')
    expect(await get()).not.toBeNull()
    await cacheOfRequest().revalidateTag(`tag${key}`)
    await set(page('<p>new</p>', { 'x-next-cache-tags': `tag${key}` }))
    expect(htmlOf(await get())).toBe('<p>new</p>')
  })
})

it('data that a page requested does not make that page one from memory', async () => {
  const context = { kind: 'FETCH' as IncrementalCacheKind.FETCH, tags: [], isFallback: false }
  const value = {
    kind: 'FETCH' as CachedRouteKind.FETCH,
    data: { headers: {}, body: 'e30=', status: 200, url: 'http://socle.test' },
    revalidate: 60,
  }
  await cacheOfRequest().set(key, value, { fetchCache: true })
  const read = async () => {
    const entry = await cacheOfRequest().get(key, context)
    expect(entry).toMatchObject({ value: { data: { body: 'e30=' } } })
  }
  expect(await isAnsweredFromStore(read)).toBe(false)
})

it('renders a page with status 404 again before it becomes stale', async () => {
  await set(page('<meta name="http-status" content="404"/>'))
  expect(await get()).toMatchObject({ value: { status: 404 } })
  later(51_000)
  expect(await get()).toBeNull()
})
