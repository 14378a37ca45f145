import path from 'node:path'
import { LRUCache } from 'lru-cache'
import fileSystemCache from 'next/dist/server/lib/incremental-cache/file-system-cache.js'
import cacheControls from 'next/dist/server/lib/incremental-cache/shared-cache-controls.external.js'
import tagsManifest from 'next/dist/server/lib/incremental-cache/tags-manifest.external.js'
import { finishDocument } from '../document/finish-document.mjs'
import { memoryLimits } from '../limits/limits.mjs'
import { serialize } from './entry-text.mjs'
import { isNotFound, isStored } from './page-markers.mjs'
import { buildIdOf, runtimeDirectory } from './runtime-directory.mjs'
import { sharedPages } from './shared-pages.mjs'
import { followTags, publishTags } from './shared-tags.mjs'
import { noteStoredPage } from './stored-page-note.mjs'
import { storedPages } from './stored-pages.mjs'

/** @typedef {import('next/dist/server/lib/incremental-cache').CacheHandlerContext} Context */
/** @typedef {import('next/dist/server/lib/incremental-cache').CacheHandler} Handler */
/** @typedef {import('./entry-text.mjs').Entry} Entry */
/** @typedef {Parameters<Handler['set']>[1]} CacheData */
/** @typedef {Parameters<Handler['set']>[2]} SetContext */
/** @typedef {Extract<CacheData, { rscData: unknown }>} AppPage */
/** @typedef {ConstructorParameters<typeof fileSystemCache>[0]} FileContext */

// A CommonJS module: its class is the default export's `default`.
const FileSystemCache =
  /** @type {{ default?: typeof fileSystemCache }} */ (/** @type {unknown} */ (fileSystemCache))
    .default ?? fileSystemCache
/** The memory cache of Next's class. It is private by its types; `set` would replace `lastModified`. */
const nextCache =
  /** @type {{ memoryCache?: { get(key: string): Entry | undefined, set(key: string, entry: Entry): void } }} */ (
    /** @type {unknown} */ (FileSystemCache)
  )
const { areTagsExpired } = tagsManifest
/** The header of an entry that lists its tags; Next removes it before it answers. */
const tagsHeader = 'x-next-cache-tags'
const policyHeader = 'content-security-policy'
const isBuilding = process.env.NEXT_PHASE === 'phase-production-build'

// Next's own map of the lifetime of every page that was ever rendered has no limit. A page whose
// lifetime is missing here has it in its entry.
Object.assign(cacheControls.SharedCacheControls, {
  cacheControls: new LRUCache({ max: memoryLimits.pageLifetimes }),
})

/**
 * Milliseconds after which a page with status 404, or a redirect, is rendered again before it is served,
 * less than the `revalidate` of pages: Next renders a stale one while its response already has that
 * status, and the result would replace the page with status 200.
 */
const exceptionLifetimeMs = 50_000

/**
 * When this process began, in milliseconds since 1970. It does not know what was published before, so
 * what was rendered before, on disk or by another replica, is rendered again before it is first served.
 */
const startedAt = Date.now()

/** Keys whose only known copy in this process is the build seed, which must be rendered again. */
const buildSeedKeys = new Set()

/**
 * Next's own memory cache and build output, with four changes: pages rendered at run time are written
 * to CACHE_DIR and the build output is never changed; a page of the build, or of before the start of
 * this process, is rendered again before it is first served; pages carry their
 * Content-Security-Policy; replicas share pages and tags through Redis. Only pages whose URL the content
 * yields are written to disk and Redis; all others are in the memory cache alone, which is bounded:
 * requests for invented URLs fill no store.
 * @implements {Handler}
 */
export default class SiteCache {
  /** The folder that `/_next/static/` serves. */
  #staticFolder = ''

  /** @param {Context} context */
  constructor(context) {
    // The middleware creates an instance without a file system; that instance stores nothing.
    if (!context.serverDistDir) return
    const files = /** @type {FileContext} */ (context)
    this.#staticFolder = path.join(files.serverDistDir, '../static')
    // Reads and, during the build, writes the build output. At run time it writes to memory only.
    this.nextCache = new FileSystemCache({
      ...files,
      flushToDisk: isBuilding && context.flushToDisk,
    })
    if (isBuilding) return
    const buildId = buildIdOf(files.serverDistDir)
    this.storedPages = storedPages(runtimeDirectory(buildId))
    this.sharedPages = sharedPages(buildId)
    followTags(async ({ tags, durations }) => this.nextCache?.revalidateTag(tags, durations))
  }

  resetRequestCache() {}

  /** @type {Handler['get']} */
  async get(key, context) {
    if (!this.nextCache) return null
    if (isBuilding || context.kind === 'FETCH') return this.nextCache.get(key, context)
    const known = await this.#loadIntoMemory(key)
    const isTooLarge = known && !nextCache.memoryCache?.get(key)
    // Without the page in memory, Next's class would read the copy of the build.
    const entry = isTooLarge ? unlessExpired(known) : await this.nextCache.get(key, context)
    if (!entry || isOldException(entry)) return null
    if (known && known.lastModified >= startedAt && !buildSeedKeys.has(key)) {
      if (entry.value && isYieldedByContent(entry.value)) noteStoredPage()
      return this.#withFinishedDocument(entry)
    }
    if (!known) buildSeedKeys.add(key)
    // Next renders an entry of this age again before it answers.
    return this.#withFinishedDocument({ ...entry, lastModified: -1 })
  }

  /** @type {Handler['set']} */
  async set(key, data, context) {
    buildSeedKeys.delete(key)
    if (data?.kind === 'APP_PAGE') {
      await this.#finishDocument(data)
      if (typeof data.html === 'string' && isNotFound(data.html)) data.status = 404
    }
    await this.nextCache?.set(key, data, context)
    if (!data || data.kind === 'FETCH') return
    if (isYieldedByContent(data)) {
      const entry = entryOf(data, context)
      const text = serialize(entry)
      await this.storedPages?.write(key, text)
      await this.sharedPages?.put(key, text, entry.lastModified)
    } else if (isException(data)) {
      // Else the page of a deleted or renamed item would come back when memory has lost its status.
      await this.storedPages?.delete(key)
      await this.sharedPages?.delete(key)
    }
  }

  /** @type {Handler['revalidateTag']} */
  async revalidateTag(tags, durations) {
    const list = [tags].flat()
    await this.nextCache?.revalidateTag(list, durations)
    await publishTags(list, durations)
  }

  /**
   * @template {Pick<Entry, 'value'>} T
   * @param {T} entry
   */
  async #withFinishedDocument(entry) {
    if (entry.value?.kind === 'APP_PAGE') await this.#finishDocument(entry.value)
    return entry
  }

  /** Finishes the document of a page and sets its policy, once. @param {AppPage} page */
  async #finishDocument(page) {
    if (typeof page.html !== 'string') return
    page.headers ??= {}
    if (page.headers[policyHeader]) return
    const { html, policy } = await finishDocument(page.html, {
      staticFolder: this.#staticFolder,
      mediaOrigin: process.env.MEDIA_ORIGIN,
    })
    Object.assign(page, { html })
    page.headers[policyHeader] = policy
  }

  /**
   * Puts the page on disk into the memory cache when it is not there, or that of another replica when
   * it is newer.
   * @param {string} key
   * @returns {Promise<Entry | undefined>} the page, also when it is too large for the memory cache;
   *   undefined when only the build may have it
   */
  async #loadIntoMemory(key) {
    const inMemory = nextCache.memoryCache?.get(key)
    const local = inMemory ?? (await this.storedPages?.read(key))
    const newer = await this.sharedPages?.newerThan(key, local?.lastModified ?? 0)
    const newest = newer ?? local
    if (newest && newest !== inMemory) {
      buildSeedKeys.delete(key)
      nextCache.memoryCache?.set(key, newest)
    }
    return newest
  }
}

/**
 * Whether the content yields the URL of a page; else it is one that anybody can invent. Route handlers
 * answer invented URLs with status 404.
 * @param {NonNullable<CacheData>} data
 */
function isYieldedByContent(data) {
  if (isException(data)) return false
  return !('html' in data) || (typeof data.html === 'string' && isStored(data.html))
}

/** The page, unless a tag that it shows was revalidated after it. @param {Entry} entry */
function unlessExpired(entry) {
  const headers = entry.value && 'headers' in entry.value ? entry.value.headers : undefined
  const tags = headers?.[tagsHeader]
  const isExpired = typeof tags === 'string' && areTagsExpired(tags.split(','), entry.lastModified)
  return isExpired ? null : entry
}

/** @param {Pick<Entry, 'value' | 'lastModified'>} entry */
function isOldException({ value, lastModified = 0 }) {
  return value && isException(value) && Date.now() - lastModified > exceptionLifetimeMs
}

/** Whether a page or an answer has status 404 or redirects. @param {NonNullable<CacheData>} data */
function isException(data) {
  return 'status' in data && (data.status ?? 200) >= 300
}

/** @param {Entry['value']} value @param {SetContext} context @returns {Entry} */
function entryOf(value, context) {
  const cacheControl = 'cacheControl' in context ? context.cacheControl : undefined
  return { value, lastModified: Date.now(), cacheControl }
}
