import { finishDocument } from '../document/finish-document.mjs'
import { exceptionLifetimeMs } from '../limits/page-lifetime.mjs'
import { limitPageLifetimes, tagsHeader } from './next-internals.mjs'
import { isNotFound, isStored, noindex, robotsHeader } from './page-markers.mjs'
import { readPage, writePage } from './pages-in-memory.mjs'
import { expireTags, isRevalidatedSince, steadyNow } from './revalidated-tags.mjs'
import { followTags, publishTags } from './shared-tags.mjs'
import { noteStoredPage } from './stored-page-note.mjs'
/** @import { Context, Handler } from './next-internals.mjs' */

/** @typedef {NonNullable<Parameters<Handler['set']>[1]>} CacheData */
/** @typedef {Extract<CacheData, { rscData: unknown }>} AppPage */

/**
 * The ISR cache of the production server: finished pages in memory, which replicas expire together. A
 * process begins without any, since it does not know what was published before: the pages of the build
 * were rendered without contents.
 * @implements {Handler}
 */
export default class SiteCache {
  /** `.next/server` of the build. */
  #serverFolder = ''

  /** When the page of the request was asked for, before it was rendered, by `steadyNow`. */
  #askedAt = 0

  /** @param {Context} context */
  constructor({ serverDistDir }) {
    // middleware.ts creates an instance without a file system, which gets no pages.
    if (serverDistDir) this.#serverFolder = serverDistDir
    followTags(({ tags }) => expireTags(tags))
  }

  resetRequestCache() {}

  /** @type {Handler['get']} */
  async get(key, { kind }) {
    if (kind !== 'FETCH') this.#askedAt = steadyNow()
    const entry = readPage(key)
    if (!entry?.value || isExpired(entry.value, entry.lastModified)) return null
    if (kind !== 'FETCH' && isYieldedByContent(entry.value)) noteStoredPage()
    return entry
  }

  /** @type {Handler['set']} */
  async set(key, data, context) {
    if (!data) return
    if (data.kind === 'APP_PAGE') this.#finishDocument(data)
    const cacheControl = 'cacheControl' in context ? context.cacheControl : undefined
    // What is published while a page is rendered may not be on it.
    const lastModified = this.#askedAt || steadyNow()
    const entry = { value: data, lastModified, cacheControl }
    writePage(key, entry, isYieldedByContent(data))
    limitPageLifetimes()
  }

  /** Expires at once what has one of these tags, here and in the other replicas. @type {Handler['revalidateTag']} */
  async revalidateTag(tags) {
    const list = [tags].flat()
    expireTags(list)
    await publishTags(list)
  }

  /** Finishes the document of a page and sets its policy and status. @param {AppPage} page */
  #finishDocument(page) {
    const { html, policy } = finishDocument(page.html, {
      serverFolder: this.#serverFolder,
      mediaOrigin: process.env.MEDIA_ORIGIN,
    })
    page.html = html
    page.headers = { ...page.headers, 'content-security-policy': policy }
    if (isNotFound(html)) page.status = 404
  }
}

/**
 * Whether the content yields the URL of a page; else it is one that anybody can invent. Route handlers
 * answer invented URLs with status 404, or as not to be indexed.
 * @param {CacheData} data
 */
function isYieldedByContent(data) {
  if (isException(data)) return false
  if ('html' in data) return isStored(data.html)
  return data.kind !== 'APP_ROUTE' || data.headers[robotsHeader] !== noindex
}

/** Whether a page or an answer has status 404 or redirects. @param {CacheData} data */
function isException(data) {
  return 'status' in data && (data.status ?? 200) >= 300
}

/**
 * Whether a tag of a page was revalidated after it, or it is an exception that is too old.
 * @param {CacheData} data
 * @param {number} lastModified by `steadyNow`
 */
function isExpired(data, lastModified) {
  if (isException(data) && steadyNow() - lastModified > exceptionLifetimeMs) return true
  const tags = 'headers' in data ? data.headers?.[tagsHeader] : undefined
  return typeof tags === 'string' && isRevalidatedSince(tags.split(','), lastModified)
}
