import 'server-only'
import { LRUCache } from 'lru-cache'
import { cache } from 'react'
import { z } from 'zod'
import { revalidateWithin } from '@/lib/cache/revalidate-within'
import { expireTags } from '@/lib/cache/revalidated-tags.mjs'
import { withTimeout } from '@/lib/cache/with-timeout.mjs'
import { answerLimits, memoryLimits } from '@/lib/limits/limits.mjs'
import { pageLifetimeSeconds } from '@/lib/limits/page-lifetime.mjs'
import { attempt } from '@/platform/attempt.mjs'
import { count } from '@/platform/metrics/record.mjs'
import { type EndpointName, endpointPath, endpoints } from '../../contract/endpoints'
import { BackendError, getJson } from './client'
import { reportFailure, reportSuccess } from './failure-log'
import type { Loaded } from './loaded'
import { deleteStale, readStale, writeStale } from './stale-store'

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

type Options<T> = {
  /** Of the item or category. */
  slug?: string | undefined
  /**
   * Whether the content yields the slug of this answer; else, when anybody can have invented the slug, no
   * stale copy is stored.
   */
  isOfContent?: (data: T) => boolean
  /** Whether to believe that there is no such item, as the backend says. */
  isGone?: () => Promise<boolean>
}

/** What is asked of the backend; `parse` reads the body and throws when it has the wrong shape. */
type Question<T> = Options<T> & { name: EndpointName; parse: (body: unknown) => T }

/**
 * Loads one object: the fresh answer, or the last valid one when the backend fails or is slow (A35). A
 * failure is logged once. The page is rendered again after `pageLifetimeSeconds`, within seconds after a
 * failure, and at once when what it went without has come. Never throws.
 * @param parse reads the body; throws when it has the wrong shape
 */
export async function load<T>(
  name: EndpointName,
  parse: (body: unknown) => T,
  options: Options<T> = {},
): Promise<Loaded<T>> {
  const end = startOfRendering() + renderingMs
  const timeLeft = () => Math.max(0, end - performance.now())
  const question = { name, parse, ...options }
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
  return answerOf({ name, parse }, slowMs)
}

/** As `load`, for a list; items that do not fit the schema are dropped and logged. */
export function loadList<T>(
  name: EndpointName,
  item: z.ZodType<T>,
  options: Options<T[]> = {},
): Promise<Loaded<T[]>> {
  const path = endpointPath(name, options.slug)
  return load(name, (body) => parseList(path, item, body), options)
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
      if (late && 'data' in late && isOfContent?.(late.data) !== false)
        expireTags([endpoints[name].resource])
    })
  }
  count('site_backend_answers_total', { state: loaded.state })
  return loaded
}

/** Loads and stores the answer of the backend; undefined when it fails, which is logged. */
async function loadFresh<T>(question: Question<T>): Promise<Loaded<T> | undefined> {
  const { name, parse, slug, isOfContent, isGone } = question
  const path = endpointPath(name, slug)
  const { kind, resource } = endpoints[name]
  try {
    const isOne = kind === 'single' || kind === 'item'
    // Pages are rendered far more often than long lists change.
    const last = parsedAnswers.get(path)
    const limits = answerLimits[isOne ? 'single' : 'list']
    const answer = await getJson(path, resource, limits, last?.text)
    // A list always exists: its 404 means that the backend itself is missing.
    if (answer.missing && (kind === 'list' || (await isGone?.()) === false))
      throw new BackendError('statut 404')
    reportSuccess(path)
    if (answer.missing) {
      await deleteStale(path)
      return { state: 'notFound' }
    }
    const { text } = answer
    const isSame = last?.text === text
    // A path is parsed by one function.
    const data = isSame ? (last.data as T) : parse(answer.body)
    if (isOfContent?.(data) !== false) {
      if (!isSame) parsedAnswers.set(path, { text, data })
      await writeStale(path, text)
    }
    return { state: 'fresh', data }
  } catch (error) {
    const message = endpoints[name].failure
    reportFailure({ group: name, key: path, message, error })
    return undefined
  }
}

/** The last valid answer, if there is one; a newer version of the site may be unable to parse it. */
async function readLast<T>(question: Question<T>): Promise<Loaded<T> | undefined> {
  const { name, parse, slug } = question
  const body = await readStale(endpointPath(name, slug))
  return body === undefined ? undefined : attempt(() => ({ state: 'stale', data: parse(body) }))
}

const list = z.union([
  z.array(z.unknown()),
  z.object({ results: z.array(z.unknown()) }).transform((body) => body.results),
])

/**
 * Reads a list, either an array or `{ results: [] }`. Items that do not match the schema are dropped
 * and logged.
 * @param name identifies the list in the log
 * @throws BackendError when the body is not a list, or when none of its items matches
 */
export function parseList<T>(name: string, item: z.ZodType<T>, body: unknown): T[] {
  const items = list.safeParse(body)
  if (!items.success) throw new BackendError('liste attendue')
  const results = items.data.map((candidate) => item.safeParse(candidate))
  const valid = results.flatMap((result) => (result.success ? [result.data] : []))
  results.forEach((result, index) => {
    const key = `${name}[${index}]`
    if (result.success) reportSuccess(key)
    else {
      const error = z.prettifyError(result.error)
      reportFailure({ group: `${name} items`, key, message: 'Élément ignoré', error })
    }
  })
  if (results.length > 0 && valid.length === 0) throw new BackendError('aucun élément lisible')
  return valid
}
