import 'server-only'
import { unstable_cache } from 'next/cache'
import { BackendError, getJson } from './client'
import { contents, type Content } from './contents'
import { reportFailure, reportSuccess } from './failure-log'
import { deleteStale, writeStale, readStale } from './stale-store'

/** `missing`: the backend says so. `unavailable`: it failed and there is no earlier copy. */
export type Loaded<T> = { state: 'fresh' | 'kept'; data: T } | { state: 'missing' | 'unavailable' }

/** Seconds after which a page that met a failure is rendered again. */
const retryDelay = 3
const retrySoon = unstable_cache(async () => true, ['retry-soon'], { revalidate: retryDelay })

/**
 * Loads content and never throws: the fresh answer, else the last good one (A10). What fails is
 * logged once and the page is retried within seconds.
 * @param content what is asked for; its cache tag and French failure message come with it
 * @param parse reads the body; throws when its shape is wrong
 * @param path a path other than the content's own list, such as one event
 */
export async function load<T>(
  content: Content,
  parse: (body: unknown) => T,
  path: string = contents[content].path,
): Promise<Loaded<T>> {
  try {
    const answer = await getJson(path, content)
    if (answer.missing && isList(content, path)) throw new BackendError('statut 404')
    reportSuccess(path)
    if (answer.missing) {
      await deleteStale(path)
      return { state: 'missing' }
    }
    const data = parse(answer.body)
    await writeStale(path, answer.body)
    return { state: 'fresh', data }
  } catch (error) {
    reportFailure(path, contents[content].failure, error)
    await retrySoon()
    return parseKept(await readStale(path), parse)
  }
}

/** A copy kept by an older version of the site may no longer fit: then there is none. */
function parseKept<T>(kept: unknown, parse: (body: unknown) => T): Loaded<T> {
  try {
    return kept === undefined ? { state: 'unavailable' } : { state: 'kept', data: parse(kept) }
  } catch {
    return { state: 'unavailable' }
  }
}

/** As `load`, for lists: what is missing or unavailable is an empty list (R14). */
export async function loadList<T>(
  content: Content,
  parse: (body: unknown) => T[],
  path?: string,
): Promise<T[]> {
  const loaded = await load(content, parse, path)
  return 'data' in loaded ? loaded.data : []
}

/** A list always exists: a 404 for it means that the backend itself is not there. */
function isList(content: Content, path: string): boolean {
  return path === contents[content].path && !content.endsWith('header-video')
}
