import 'server-only'
import type { z } from 'zod'
import { revalidateSoon } from '@/lib/cache/revalidate-soon'
import { BackendError, getJson } from './client'
import { type EndpointName, endpointPath, endpoints } from './endpoints'
import { reportFailure, reportSuccess } from './failure-log'
import { parseList } from './parse-list'
import { deleteStale, readStale, writeStale } from './stale-store'

/**
 * `fresh`: the backend answered. `stale`: it failed, this is its last good answer. `notFound`: it
 * has no such thing. `unavailable`: it failed and there is no earlier answer.
 */
export type Loaded<T> =
  { state: 'fresh' | 'stale'; data: T } | { state: 'notFound' | 'unavailable' }

/** Seconds after which a page that met a failure is rendered again. */
const retryDelay = 3

/**
 * Loads one object and never throws: the fresh answer, else the last good one. A failure is logged
 * once, and the page is rendered again within seconds.
 * @param parse reads the body; throws when its shape is wrong
 */
export async function load<T>(
  name: EndpointName,
  parse: (body: unknown) => T,
  slug?: string,
): Promise<Loaded<T>> {
  const path = endpointPath(name, slug)
  const { kind, resource } = endpoints[name]
  try {
    const answer = await getJson(path, resource)
    // A list always exists: a 404 for it means that the backend itself is not there.
    if (answer.missing && kind === 'list') throw new BackendError('statut 404')
    reportSuccess(path)
    if (answer.missing) {
      // Whether an item is gone is for `loadItem` to decide, which may need its last good answer.
      if (kind !== 'item') await deleteStale(path)
      return { state: 'notFound' }
    }
    const data = parse(answer.body)
    await writeStale(path, answer.body)
    return { state: 'fresh', data }
  } catch (error) {
    return loadStale(name, parse, slug, error)
  }
}

/** As `load`, for a list; items that do not fit the schema are dropped and logged. */
export function loadList<T>(
  name: EndpointName,
  item: z.ZodType<T>,
  slug?: string,
): Promise<Loaded<T[]>> {
  return load(name, (body) => parseList(endpointPath(name, slug), item, body), slug)
}

/**
 * As `load`, for one item of a list that has an endpoint of its own. It is gone only when its
 * endpoint says 404 and the fresh list lacks it: a backend that answers 404 to everything, or that
 * is half started, makes nothing disappear.
 * @param list the list that the item belongs to
 * @param isItem whether an item of the list is the one that the slug names
 */
export async function loadItem<T>(
  name: EndpointName,
  schema: z.ZodType<T>,
  slug: string,
  list: () => Promise<Loaded<T[]>>,
  isItem: (item: T) => boolean,
): Promise<Loaded<T>> {
  const parse = (body: unknown) => schema.parse(body)
  const loaded = await load(name, parse, slug)
  if (loaded.state !== 'notFound') return loaded
  const listed = findItem(await list(), isItem)
  if (listed.state === 'notFound') {
    await deleteStale(endpointPath(name, slug))
    return listed
  }
  const error = new BackendError('statut 404 pour un élément de la liste')
  const stale = await loadStale(name, parse, slug, error)
  return 'data' in stale ? stale : listed
}

/** One item of a list: gone only when the list is fresh and lacks it. */
export function findItem<T>(list: Loaded<T[]>, isItem: (item: T) => boolean): Loaded<T> {
  if (!('data' in list)) return { state: 'unavailable' }
  const item = list.data.find(isItem)
  if (item !== undefined) return { state: list.state, data: item }
  return { state: list.state === 'fresh' ? 'notFound' : 'unavailable' }
}

/** The items of a list; none when it is not available. */
export function itemsOf<T>(list: Loaded<T[]>): T[] {
  return 'data' in list ? list.data : []
}

/** The same with other data; without data it stays what it is. */
export function mapLoaded<T, U>(loaded: Loaded<T>, change: (data: T) => U): Loaded<U> {
  return 'data' in loaded ? { state: loaded.state, data: change(loaded.data) } : loaded
}

/** The last good answer, which a newer version of the site may not be able to read. */
async function loadStale<T>(
  name: EndpointName,
  parse: (body: unknown) => T,
  slug: string | undefined,
  error: unknown,
): Promise<Loaded<T>> {
  const path = endpointPath(name, slug)
  reportFailure(path, endpoints[name].failure, error)
  await revalidateSoon(retryDelay)
  const body = await readStale(path)
  if (body === undefined) return { state: 'unavailable' }
  try {
    return { state: 'stale', data: parse(body) }
  } catch {
    return { state: 'unavailable' }
  }
}
