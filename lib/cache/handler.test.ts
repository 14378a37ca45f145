import { existsSync, mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import path from 'node:path'
import type { CachedRouteKind, IncrementalCacheKind } from 'next/dist/server/response-cache/types'
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import type { TagChange } from './shared-tags.mjs'
import { startSiteCache } from './start-site-cache'
import { filesIn, htmlOf, page, pageContext, policyOf } from './test-pages'

const redis = vi.hoisted(() => new Map<string, { text: string; at: number }>())
const tags = vi.hoisted(() => ({
  publishTags: vi.fn(),
  followTags: vi.fn<(apply: (change: TagChange) => Promise<void>) => void>(),
}))
vi.mock('./shared-tags.mjs', () => tags)
vi.mock('./shared-store.mjs', () => ({
  sharedStore: () => ({
    get: async (key: string) => redis.get(key)?.text ?? null,
    timestamp: async (key: string) => redis.get(key)?.at ?? 0,
    set: async (key: string, text: string, at: number) => void redis.set(key, { text, at }),
    delete: async (key: string) => void redis.delete(key),
  }),
}))

let folder: string
let key: string
let tests = 0
beforeEach(() => {
  folder = mkdtempSync(path.join(tmpdir(), 'handler-'))
  mkdirSync(path.join(folder, 'build/server/app'), { recursive: true })
  writeFileSync(path.join(folder, 'build/BUILD_ID'), 'b1\n')
  vi.stubEnv('CACHE_DIR', path.join(folder, 'cache'))
  vi.stubEnv('NEXT_PHASE', '')
  vi.stubEnv('MEDIA_ORIGIN', 'http://socle.test')
  redis.clear()
  vi.clearAllMocks()
  tests += 1
  key = `/page-${tests}`
})
afterEach(() => {
  vi.unstubAllEnvs()
  rmSync(folder, { recursive: true, maxRetries: 5 })
})

const startServer = (files = true) => startSiteCache(folder, key, files)
const buildFile = (extension: string) => path.join(folder, `build/server/app${key}${extension}`)
const storedFiles = () => filesIn(path.join(folder, 'cache/pages/b1'))
const redisKey = () => `b1:${key}`
const stored = '<meta name="page-storage" content="stored"/>'

function prerenderInBuild(html: string): void {
  writeFileSync(buildFile('.html'), html)
  writeFileSync(buildFile('.rsc'), 'rsc')
  writeFileSync(buildFile('.meta'), JSON.stringify({ headers: {} }))
}

describe('a page prerendered by the build', () => {
  it('must be rendered again before it is first served, and then is fresh', async () => {
    prerenderInBuild('<p>build</p>')
    const cache = await startServer()
    const seed = { lastModified: -1, value: { html: '<p>build</p>' } }
    expect(await cache.get(key, pageContext)).toMatchObject(seed)
    expect(await cache.get(key, pageContext)).toMatchObject(seed)
    await cache.set(key, page('<p>now</p>'), {})
    redis.clear()
    const entry = await cache.get(key, pageContext)
    expect(htmlOf(entry)).toBe('<p>now</p>')
    expect(entry?.lastModified).toBeGreaterThan(0)
  })

  it('is never changed on disk; what replaces it survives a restart in CACHE_DIR', async () => {
    prerenderInBuild('<p>build</p>')
    await (await startServer()).set(key, page(`<p>now</p>${stored}`), {})
    expect(readFileSync(buildFile('.html'), 'utf8')).toBe('<p>build</p>')
    const entry = await (await startServer()).get(key, pageContext)
    expect(htmlOf(entry)).toContain('<p>now</p>')
  })

  it('is what the build itself reads and writes, before it has an id; Redis is not read', async () => {
    vi.stubEnv('NEXT_PHASE', 'phase-production-build')
    rmSync(path.join(folder, 'build/BUILD_ID'))
    const cache = await startServer()
    await cache.set(key, page('<p>build</p>'), {})
    expect(readFileSync(buildFile('.html'), 'utf8')).toBe('<p>build</p>')
    redis.set(`build:${key}`, { text: '{}', at: Date.now() + 60_000 })
    expect(htmlOf(await cache.get(key, pageContext))).toBe('<p>build</p>')
    expect(existsSync(path.join(folder, 'cache'))).toBe(false)
  })
})

describe('a page that was rendered before the process started', () => {
  /** What a publication has changed while this process did not run cannot be known. */
  const mustBeRendered = { lastModified: -1 }
  const before = () => vi.useFakeTimers({ toFake: ['Date'], now: Date.now() - 1000 })

  it.each(['on disk', 'by another replica'])('%s must be rendered again first', async (where) => {
    before()
    await (await startServer()).set(key, page(`<p>before</p>${stored}`), {})
    vi.useRealTimers()
    if (where === 'on disk') redis.clear()
    else rmSync(path.join(folder, 'cache'), { recursive: true })
    const cache = await startServer()
    expect(await cache.get(key, pageContext)).toMatchObject(mustBeRendered)
    expect(htmlOf(await cache.get(key, pageContext))).toContain('<p>before</p>')
    await cache.set(key, page(`<p>now</p>${stored}`), {})
    expect((await cache.get(key, pageContext))?.lastModified).toBeGreaterThan(0)
  })
})

describe('a page that any URL can create', () => {
  it.each([
    ['noindex', `<meta name="robots" content="noindex"/>${stored}`, 200, 200],
    ['a variant', '<p>sorted</p>', 200, 200],
    ['404 by its metadata', '<meta name="http-status" content="404"/>', 200, 404],
    ['404 by its status', `<p>absent</p>${stored}`, 404, 404],
  ])('%s is stored in memory only', async (_, html, rendered, status) => {
    const cache = await startServer()
    await cache.set(key, { ...page(html), status: rendered }, {})
    expect(await cache.get(key, pageContext)).toMatchObject({ value: { html, status } })
    expect([storedFiles(), redis.size]).toEqual([[], 0])
    expect(await (await startServer()).get(key, pageContext)).toBeNull()
  })

  it('one that the content yields is stored on disk and in Redis, until it is gone', async () => {
    const cache = await startServer()
    await cache.set(key, page(`<p>listed</p>${stored}`), {})
    expect([storedFiles().length, redis.has(redisKey())]).toEqual([1, true])
    const restored = await (await startServer()).get(key, pageContext)
    expect(restored?.value).toMatchObject({ rscData: Buffer.from('rsc') })
    await cache.set(key, page('<meta name="http-status" content="404"/>'), {})
    expect([storedFiles(), redis.size]).toEqual([[], 0])
  })
})

describe('replicas', () => {
  /** Puts a page of another replica into Redis. */
  function shared(lastModified: number) {
    const entry = { value: { kind: 'APP_PAGE', html: '<p>shared</p>' }, lastModified }
    redis.set(redisKey(), { text: JSON.stringify(entry), at: lastModified })
    return entry
  }

  it('serve the copy in Redis when it is newer than the local one', async () => {
    const cache = await startServer()
    await cache.set(key, page('<p>local</p>'), {})
    const expected = shared(Date.now() + 1000)
    expect(await cache.get(key, pageContext)).toMatchObject(expected)
  })

  it('serve the local copy when the one in Redis is older', async () => {
    const cache = await startServer()
    await cache.set(key, page('<p>local</p>'), {})
    shared(Date.now() - 60_000)
    expect(htmlOf(await cache.get(key, pageContext))).toBe('<p>local</p>')
  })

  it('serve a copy in Redis in place of the build’s, without rendering again', async () => {
    prerenderInBuild('<p>build</p>')
    const cache = await startServer()
    await cache.get(key, pageContext)
    const expected = shared(Date.now() + 1000)
    expect(await cache.get(key, pageContext)).toMatchObject(expected)
    expect(await cache.get(key, pageContext)).toMatchObject(expected)
  })
})

describe('the Content-Security-Policy', () => {
  it('is added when a page is stored, with the hashes of that page', async () => {
    const cache = await startServer()
    const value = page('<script>start()</script>')
    await cache.set(key, value, {})
    const policy = value.headers['content-security-policy']
    expect(policy).toMatch(/script-src 'self' 'sha256-/)
    expect(policy).toContain('http://socle.test')
    expect(policyOf(await cache.get(key, pageContext))).toBe(policy)
  })

  it('is added to a page of the build when it is read', async () => {
    prerenderInBuild('<script>start()</script>')
    const cache = await startServer()
    expect(policyOf(await cache.get(key, pageContext))).toMatch(/script-src 'self' 'sha256-/)
  })

  it('does not replace one that the page has', async () => {
    const cache = await startServer()
    await cache.set(key, page('<p/>', { 'content-security-policy': 'own' }), {})
    expect(policyOf(await cache.get(key, pageContext))).toBe('own')
  })
})

describe('tags', () => {
  /** Stores a page a moment ago: Next expires what is older than the change of its tag. */
  async function startWithTaggedPage() {
    const cache = await startServer()
    await cache.set(key, page('<p/>', { 'x-next-cache-tags': `tag${key}` }), {})
    expect(await cache.get(key, pageContext)).not.toBeNull()
    await new Promise((resolve) => setTimeout(resolve, 5))
    return cache
  }

  it('expire pages here and are published to the other replicas', async () => {
    const cache = await startWithTaggedPage()
    await cache.revalidateTag(`tag${key}`, { expire: 0 })
    await vi.waitFor(async () => expect(await cache.get(key, pageContext)).toBeNull())
    expect(tags.publishTags).toHaveBeenCalledExactlyOnceWith([`tag${key}`], { expire: 0 })
  })

  it('of other replicas expire pages here and are not published again', async () => {
    const cache = await startWithTaggedPage()
    const apply = tags.followTags.mock.calls.at(-1)?.[0]
    await apply?.({ id: '1', timestamp: Date.now(), tags: [`tag${key}`] })
    await vi.waitFor(async () => expect(await cache.get(key, pageContext)).toBeNull())
    expect(tags.publishTags).not.toHaveBeenCalled()
  })
})

it('neither shares fetch results nor reads shared ones', async () => {
  const context = { kind: 'FETCH' as IncrementalCacheKind.FETCH, tags: [], isFallback: false }
  const value = {
    kind: 'FETCH' as CachedRouteKind.FETCH,
    data: { headers: {}, body: 'e30=', status: 200, url: 'http://socle.test' },
    revalidate: 60,
  }
  const cache = await startServer()
  await cache.set(key, value, { fetchCache: true })
  expect(redis.size).toBe(0)
  redis.set(redisKey(), { text: '{}', at: Date.now() + 60_000 })
  const entry = await cache.get(key, context)
  expect(entry).toMatchObject({ value: { data: { body: 'e30=' } } })
  expect(entry?.lastModified).toBeGreaterThan(0)
})

it('stores nothing without a file system, as in the middleware', async () => {
  const cache = await startServer(false)
  await cache.set(key, page('<p/>'), {})
  expect(await cache.get(key, pageContext)).toBeNull()
})

it('renders a page with status 404 again before it becomes stale', async () => {
  const cache = await startServer()
  await cache.set(key, page('<meta name="http-status" content="404"/>'), {})
  expect(await cache.get(key, pageContext)).toMatchObject({ value: { status: 404 } })
  vi.useFakeTimers({ toFake: ['Date'], now: Date.now() + 51_000 })
  expect(await cache.get(key, pageContext)).toBeNull()
  vi.useRealTimers()
})
