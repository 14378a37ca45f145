import 'server-only'
import { LRUCache } from 'lru-cache'
import { cache } from 'react'
import type { z } from 'zod'
import { revalidateWithin } from '@/lib/cache/revalidate-within'
import { expireTags } from '@/lib/cache/revalidated-tags.mjs'
import { withTimeout } from '@/lib/cache/with-timeout.mjs'
import { isFormerSlug, isRoutableSlug } from '@/lib/http/path-segments'
import { answerLimits, memoryLimits } from '@/lib/limits/limits.mjs'
import { pageLifetimeSeconds } from '@/lib/limits/page-lifetime.mjs'
import { count } from '@/platform/metrics/record.mjs'
import { type EndpointName, endpointPath, endpoints } from '../../contract/endpoints'
import { BackendError, getJson } from './client'
import { reportFailure, reportSuccess } from './failure-log'
import { parseList } from './parse-list'
import { deleteStale, readStale, writeStale } from './stale-store'

/**
 * `fresh`: the backend answered. `stale`: it failed, and this is its last valid answer. `notFound`:
 * it answered that the item does not exist. `unavailable`: it failed, without an earlier answer.
 */
export type Loaded<T> =
  | { state: 'fresh' | 'stale'; data: T }
  | { state: 'notFound' | 'unavailable' }

/** Seconds after which a page is rendered again when a load failed or was slow. */
const retrySeconds = 3

/** The last answers that the content yields, by path; nothing changes their data. */
const parsedAnswers = new LRUCache<string, { text: string; data: unknown }>({
  maxSize: memoryLimits.parsedCharacters,
  sizeCalculation: ({ text }) => text.length + 100,
})

/** Milliseconds after which the last valid answer is served; the slow one is stored when it comes. */
const slowMs = 1_000

/** Milliseconds that one rendering waits for the backend, in all its loads. */
const renderingMs = 1_500

/** When the rendering began that loads something; outside of a rendering, the load itself. */
const startOfRendering = cache(() => performance.now())

/** What is asked of the backend. */
type Question<T> = {
  name: EndpointName
  parse: (body: unknown) => T
  slug?: string | undefined
  isOfContent: (data: T) => boolean
}

/**
 * Loads one object: the fresh answer, or the last valid one when the backend fails or is slow (A35). A
 * failure is logged once. The page is rendered again after `pageLifetimeSeconds`, within seconds after a
 * failure, and at once when what it went without has come. Never throws.
 * @param parse reads the body; throws when it has the wrong shape
 * @param isOfContent whether the content yields the slug of this answer; else, when anybody can have
 *   invented the slug, no stale copy is stored
 */
export async function load<T>(
  name: EndpointName,
  parse: (body: unknown) => T,
  slug?: string,
  isOfContent: (data: T) => boolean = () => true,
): Promise<Loaded<T>> {
  const end = startOfRendering() + renderingMs
  const timeLeft = () => Math.max(0, end - performance.now())
  const question = { name, parse, slug, isOfContent }
  const loaded = await answerOf(question, Math.min(slowMs, timeLeft()), timeLeft)
  const hasFailed = loaded.state === 'stale' || loaded.state === 'unavailable'
  await revalidateWithin(hasFailed ? retrySeconds : pageLifetimeSeconds)
  return loaded
}

/**
 * As `load`, for one object without which a page is whole: it waits for a second at most, and the page
 * is not rendered again earlier.
 */
export function loadOptional<T>(name: EndpointName, parse: (body: unknown) => T) {
  return answerOf({ name, parse, isOfContent: () => true }, slowMs)
}

/** As `load`, for a list; items that do not fit the schema are dropped and logged. */
export function loadList<T>(
  name: EndpointName,
  item: z.ZodType<T>,
  slug?: string,
  isOfContent?: () => boolean,
): Promise<Loaded<T[]>> {
  const parse = (body: unknown) => parseList(endpointPath(name, slug), item, body)
  return load(name, parse, slug, isOfContent)
}

/**
 * As `load`, for one item of a list that has an endpoint of its own. It is `notFound` only when its
 * endpoint answers 404 and the fresh list lacks it: a backend that answers 404 to everything, as
 * during a restart, removes no page.
 * @param list loads the list that the item belongs to
 * @param isItem whether an item of the list has this slug
 * @param wasItem whether an item of the list had this slug before: it is the answer where none has it
 */
export async function loadItem<T>(
  name: EndpointName,
  schema: z.ZodType<T>,
  slug: string,
  list: () => Promise<Loaded<T[]>>,
  isItem: (item: T) => boolean,
  wasItem: (item: T) => boolean = () => false,
): Promise<Loaded<T>> {
  const parse = (body: unknown) => schema.parse(body)
  const loaded = await load(name, parse, slug, isItem)
  if ('data' in loaded) return loaded
  if (loaded.state === 'unavailable') {
    const moved = findItem(await withTimeout(list(), slowMs, loaded), wasItem)
    return 'data' in moved ? moved : loaded
  }
  const listed = findItem(await list(), isItem, wasItem)
  if (listed.state === 'notFound' || ('data' in listed && !isItem(listed.data))) {
    await deleteStale(endpointPath(name, slug))
    return listed
  }
  report(name, slug, new BackendError('statut 404 pour un élément de la liste'))
  await revalidateWithin(retrySeconds)
  return (await readLast({ name, parse, slug, isOfContent: isItem })) ?? listed
}

/**
 * One item of a list: `notFound` only when the list is fresh and lacks it.
 * @param wasItem as of `loadItem`
 */
export function findItem<T>(
  list: Loaded<T[]>,
  isItem: (item: T) => boolean,
  wasItem: (item: T) => boolean = () => false,
): Loaded<T> {
  if (!('data' in list)) return { state: 'unavailable' }
  const item = list.data.find(isItem) ?? list.data.find(wasItem)
  if (item !== undefined) return { state: list.state, data: item }
  return { state: list.state === 'fresh' ? 'notFound' : 'unavailable' }
}

/** As `findItem`, by its slug, or by a former one, of a list without an endpoint for one item. */
export async function findBySlug<T extends { slug: string; formerSlugs?: readonly string[] }>(
  slug: string,
  getItems: () => Promise<Loaded<T[]>>,
): Promise<Loaded<T>> {
  if (!isRoutableSlug(slug)) return { state: 'notFound' }
  const isItem = (item: T) => item.slug === slug
  return findItem(await getItems(), isItem, (item) => isFormerSlug(item, slug))
}

/** The items of a list; empty when it is not available. */
export function itemsOf<T>(list: Loaded<T[]>): T[] {
  return 'data' in list ? list.data : []
}

/** The same state with `change` applied to the data, if there is any. */
export function mapLoaded<T, U>(loaded: Loaded<T>, change: (data: T) => U): Loaded<U> {
  return 'data' in loaded ? { state: loaded.state, data: change(loaded.data) } : loaded
}

/** The answer of the backend; when it is slow the last one or, without one, what comes in some more time. */
async function answerOf<T>(question: Question<T>, firstMs: number, moreMs?: () => number) {
  const fresh = loadFresh(question)
  const loaded: Loaded<T> = (await withTimeout(fresh, firstMs, undefined)) ??
    (await readLast(question)) ??
    (moreMs && (await withTimeout(fresh, moreMs(), undefined))) ?? { state: 'unavailable' }
  // Once it is there and stored, nobody shall see the pages that went without it any longer.
  if (loaded.state === 'unavailable') {
    const { name, isOfContent } = question
    void fresh.then((late) => {
      if (late && 'data' in late && isOfContent(late.data)) expireTags([endpoints[name].resource])
    })
  }
  count('site_backend_answers_total', { state: loaded.state })
  return loaded
}

/** Loads and stores the answer of the backend; undefined when it fails, which is logged. */
async function loadFresh<T>(question: Question<T>): Promise<Loaded<T> | undefined> {
  const { name, parse, slug, isOfContent } = question
  const path = endpointPath(name, slug)
  const { kind, resource } = endpoints[name]
  try {
    const isOne = kind === 'single' || kind === 'item'
    // Pages are rendered far more often than long lists change.
    const last = parsedAnswers.get(path)
    const limits = answerLimits[isOne ? 'single' : 'list']
    const answer = await getJson(path, resource, limits, last?.text)
    // A list always exists: its 404 means that the backend itself is missing.
    if (answer.missing && kind === 'list') throw new BackendError('statut 404')
    reportSuccess(path)
    if (answer.missing) {
      // `loadItem` decides whether an item was deleted, and may need its last valid answer.
      if (kind !== 'item') await deleteStale(path)
      return { state: 'notFound' }
    }
    const { text } = answer
    const isSame = last?.text === text
    // A path is parsed by one function.
    const data = isSame ? (last.data as T) : parse(answer.body)
    if (isOfContent(data)) {
      if (!isSame) parsedAnswers.set(path, { text, data })
      await writeStale(path, text)
    }
    return { state: 'fresh', data }
  } catch (error) {
    report(name, slug, error)
    return undefined
  }
}

/** The last valid answer, if there is one; a newer version of the site may be unable to parse it. */
async function readLast<T>(question: Question<T>): Promise<Loaded<T> | undefined> {
  const { name, parse, slug } = question
  const body = await readStale(endpointPath(name, slug))
  if (body === undefined) return undefined
  try {
    return { state: 'stale', data: parse(body) }
  } catch {
    return undefined
  }
}

function report(name: EndpointName, slug: string | undefined, error: unknown): void {
  const key = endpointPath(name, slug)
  reportFailure({ group: name, key, message: endpoints[name].failure, error })
}
