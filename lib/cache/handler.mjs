import fileSystemCache from 'next/dist/server/lib/incremental-cache/file-system-cache.js'
import { contentSecurityPolicy } from './content-security-policy.mjs'
import { mergeFlightScripts } from './merge-flight-scripts.mjs'
import { isNoindex, isNotFound } from './page-markers.mjs'
import { buildIdOf, runtimeDirectory } from './runtime-directory.mjs'
import { sharedPages } from './shared-pages.mjs'
import { followTags, publishTags } from './shared-tags.mjs'

/** @typedef {import('next/dist/server/lib/incremental-cache').CacheHandlerContext} Context */
/** @typedef {import('next/dist/server/lib/incremental-cache').CacheHandler} Handler */
/** @typedef {import('./shared-pages.mjs').Entry} Entry */
/** @typedef {Parameters<Handler['set']>[1]} CacheData */
/** @typedef {Parameters<Handler['set']>[2]} SetContext */
/** @typedef {Extract<CacheData, { rscData: unknown }>} AppPage */
/** @typedef {ConstructorParameters<typeof fileSystemCache>[0]} FileContext */

// A CommonJS module: its class is the default export's `default`.
const FileSystemCache =
  /** @type {{ default?: typeof fileSystemCache }} */ (/** @type {unknown} */ (fileSystemCache))
    .default ?? fileSystemCache
/** The memory cache of Next's class. It is private by its types; `set` would replace `lastModified`. */
const nextCache = /** @type {{ memoryCache?: { set(key: string, entry: Entry): void } }} */ (
  /** @type {unknown} */ (FileSystemCache)
)
const isBuilding = process.env.NEXT_PHASE === 'phase-production-build'

/**
 * Milliseconds after which a page with status 404 is rendered again before it is served, less than the
 * `revalidate` of pages: Next renders a stale one while its response already has status 404, and the
 * result would replace the page with status 200.
 */
const notFoundLifetimeMs = 50_000

/** Keys whose only known copy in this process is the build seed, which must be rendered again. */
const buildSeedKeys = new Set()

/**
 * Next's own memory and file-system cache, with four changes: pages rendered at run time are written
 * to CACHE_DIR and the build output is never changed; a page prerendered by the build is rendered
 * again before it is first served; pages carry their Content-Security-Policy; replicas share pages
 * and tags through Redis. Pages with status 404 or `noindex` are stored only in the memory cache,
 * which is bounded: requests for invented URLs can fill neither the disk nor Redis.
 * @implements {Handler}
 */
export default class SiteCache {
  /** @param {Context} context */
  constructor(context) {
    // The middleware creates an instance without a file system; that instance stores nothing.
    if (!context.serverDistDir) return
    const files = /** @type {FileContext} */ (context)
    const buildId = isBuilding ? 'build' : buildIdOf(files.serverDistDir)
    // Reads the build output. At run time it writes to the memory cache only.
    this.buildCache = new FileSystemCache({
      ...files,
      flushToDisk: isBuilding && context.flushToDisk,
    })
    this.runtimeCache = isBuilding
      ? this.buildCache
      : new FileSystemCache({ ...files, serverDistDir: runtimeDirectory(buildId) })
    this.sharedPages = sharedPages(buildId)
    followTags(async ({ tags, durations }) => this.runtimeCache?.revalidateTag(tags, durations))
  }

  resetRequestCache() {}

  /** @type {Handler['get']} */
  async get(key, context) {
    if (!this.runtimeCache || !this.buildCache) return null
    const local = await this.runtimeCache.get(key, context)
    if (isBuilding || context.kind === 'FETCH') return local ?? this.buildCache.get(key, context)
    const newer = await this.sharedPages?.newerThan(key, local?.lastModified ?? 0)
    if (newer) {
      buildSeedKeys.delete(key)
      nextCache.memoryCache?.set(key, newer)
      return withPolicy(await this.runtimeCache.get(key, context))
    }
    if (local && isOldNotFound(local)) return null
    if (local && !buildSeedKeys.has(key)) return withPolicy(local)
    const seed = local ?? (await this.buildCache.get(key, context))
    if (!seed) return null
    buildSeedKeys.add(key)
    // Next renders an entry of this age again before it answers.
    return withPolicy({ ...seed, lastModified: -1 })
  }

  /** @type {Handler['set']} */
  async set(key, data, context) {
    buildSeedKeys.delete(key)
    if (data?.kind === 'APP_PAGE') {
      addPolicy(data)
      if (typeof data.html === 'string' && isNotFound(data.html)) data.status = 404
    }
    if (isMemoryOnly(data)) return this.buildCache?.set(key, data, context)
    await this.runtimeCache?.set(key, data, context)
    if (data && data.kind !== 'FETCH') await this.sharedPages?.put(key, entryOf(data, context))
  }

  /** @type {Handler['revalidateTag']} */
  async revalidateTag(tags, durations) {
    const list = [tags].flat()
    await this.runtimeCache?.revalidateTag(list, durations)
    await publishTags(list, durations)
  }
}

/**
 * Whether a page exists for any invented URL: not found, or closed to search engines, as an unknown
 * video is.
 * @param {CacheData} data
 */
function isMemoryOnly(data) {
  if (!data) return false
  if ('status' in data && data.status === 404) return true
  return 'html' in data && typeof data.html === 'string' && isNoindex(data.html)
}

/** @param {{ value?: unknown, lastModified?: number }} entry */
function isOldNotFound({ value, lastModified = 0 }) {
  const isNotFoundPage =
    typeof value === 'object' && value !== null && 'status' in value && value.status === 404
  return isNotFoundPage && Date.now() - lastModified > notFoundLifetimeMs
}

/** @param {Entry['value']} value @param {SetContext} context @returns {Entry} */
function entryOf(value, context) {
  const cacheControl = 'cacheControl' in context ? context.cacheControl : undefined
  return { value, lastModified: Date.now(), cacheControl }
}

/**
 * @template {Pick<Entry, 'value'>} T
 * @param {T | null} entry
 */
function withPolicy(entry) {
  if (entry?.value?.kind === 'APP_PAGE') addPolicy(entry.value)
  return entry
}

/** @param {AppPage} page */
function addPolicy(page) {
  if (typeof page.html !== 'string') return
  page.headers ??= {}
  if (page.headers['content-security-policy']) return
  page.html = mergeFlightScripts(page.html)
  page.headers['content-security-policy'] = contentSecurityPolicy(
    page.html,
    process.env.MEDIA_ORIGIN,
  )
}
