import fileSystemCache from 'next/dist/server/lib/incremental-cache/file-system-cache.js'
import { contentSecurityPolicy } from './content-security-policy.mjs'
import { isNoindex, isNotFound } from './page-markers.mjs'
import { buildIdOf, runtimeDirectory } from './runtime-directory.mjs'
import { sharedPages } from './shared-pages.mjs'
import { announceTags, followTags } from './shared-tags.mjs'

/** @typedef {import('next/dist/server/lib/incremental-cache').CacheHandlerContext} Context */
/** @typedef {import('next/dist/server/lib/incremental-cache').CacheHandler} Handler */
/** @typedef {import('./shared-pages.mjs').Entry} Entry */
/** @typedef {ConstructorParameters<typeof fileSystemCache>[0]} FileContext */

// A CommonJS module: its class is the default export's `default`.
const FileSystemCache =
  /** @type {{ default?: typeof fileSystemCache }} */ (/** @type {unknown} */ (fileSystemCache))
    .default ?? fileSystemCache
/** Next's memory, private by its types: an entry of another replica must keep its own moment. */
const memory = /** @type {{ memoryCache?: { set(key: string, entry: Entry): void } }} */ (
  /** @type {unknown} */ (FileSystemCache)
)
const building = process.env.NEXT_PHASE === 'phase-production-build'

/** Keys of which this process has so far only seen the copy made by the build. */
const onlyBuilt = new Set()

/**
 * Next's own memory and disk cache, with four changes: what is rendered at run time goes to
 * CACHE_DIR and the build output stays as it was; a build-time copy is rendered anew before it is
 * first served; pages carry their Content-Security-Policy; replicas share pages and tags by Redis.
 * Answers «not found», and pages that search engines must not keep, stay in the bounded memory only,
 * so that invented addresses can fill neither disk nor Redis.
 * @implements {Handler}
 */
export default class SiteCache {
  /** @param {Context} context */
  constructor(context) {
    // The middleware brings a cache of its own that has no files; it keeps nothing.
    if (!context.serverDistDir) return
    const files = /** @type {FileContext} */ (context)
    const buildId = building ? 'build' : buildIdOf(files.serverDistDir)
    // Reads the build's copies; what is set here at run time stays in memory.
    this.built = new FileSystemCache({ ...files, flushToDisk: building && context.flushToDisk })
    this.rendered = building
      ? this.built
      : new FileSystemCache({ ...files, serverDistDir: runtimeDirectory(buildId) })
    this.shared = sharedPages(buildId)
    followTags(async ({ tags, durations }) => this.rendered?.revalidateTag(tags, durations))
  }

  resetRequestCache() {}

  /** @type {Handler['get']} */
  async get(key, context) {
    if (!this.rendered || !this.built) return null
    const local = await this.rendered.get(key, context)
    if (building || context.kind === 'FETCH') return local ?? this.built.get(key, context)
    const newer = await this.shared?.newerThan(key, local?.lastModified ?? 0)
    if (newer) {
      onlyBuilt.delete(key)
      memory.memoryCache?.set(key, newer)
      return withPolicy(await this.rendered.get(key, context))
    }
    if (local && !onlyBuilt.has(key)) return withPolicy(local)
    const built = local ?? (await this.built.get(key, context))
    if (!built) return null
    onlyBuilt.add(key)
    return withPolicy({ ...built, lastModified: -1 })
  }

  /** @type {Handler['set']} */
  async set(key, data, context) {
    onlyBuilt.delete(key)
    if (data?.kind === 'APP_PAGE') {
      addPolicy(data)
      if (typeof data.html === 'string' && isNotFound(data.html)) data.status = 404
    }
    if (isMemoryOnly(data)) return this.built?.set(key, data, context)
    await this.rendered?.set(key, data, context)
    if (data && data.kind !== 'FETCH') await this.shared?.put(key, entryOf(data, context))
  }

  /** @type {Handler['revalidateTag']} */
  async revalidateTag(tags, durations) {
    const list = [tags].flat()
    await this.rendered?.revalidateTag(list, durations)
    await announceTags(list, durations)
  }
}

/**
 * Whether a page is one that anybody can call into being: not found, or closed to search engines,
 * as an unknown video is.
 * @param {any} data
 */
function isMemoryOnly(data) {
  return data?.status === 404 || (typeof data?.html === 'string' && isNoindex(data.html))
}

/** @param {Entry['value']} value @param {any} context */
function entryOf(value, context) {
  return { value, lastModified: Date.now(), cacheControl: context.cacheControl }
}

/** @param {any} entry */
function withPolicy(entry) {
  if (entry?.value?.kind === 'APP_PAGE') addPolicy(entry.value)
  return entry
}

/** @param {any} page */
function addPolicy(page) {
  if (typeof page.html !== 'string') return
  page.headers ??= {}
  page.headers['content-security-policy'] ??= contentSecurityPolicy(
    page.html,
    process.env.MEDIA_ORIGIN,
  )
}
