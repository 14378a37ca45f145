import { loadSiteContent } from '@/app/site-content'
import { resources } from '@/contract/endpoints'
import { dayInCotonou } from '@/contract/formatting/dates'
import { createInFlight } from '@/lib/cache/in-flight'
import { isRevalidatedSince, steadyNow } from '@/lib/cache/revalidated-tags.mjs'
import { pageLifetimeSeconds } from '@/lib/limits/page-lifetime.mjs'
import { type Search, searchIn } from '@/lib/search/search-index'
import { loadSiteSettings } from '@/lib/site-settings/load-site-settings'
import { searchDocuments } from './documents'

/** Milliseconds after which lists are asked for again when one of them could not be loaded. */
const retryMs = 3000

type Lists = readonly (readonly unknown[])[]
/** The index, what it was made of, when that was loaded, and until when it is taken for fresh. */
type Shared = { search?: Search; from: Lists; loadedAt: number; until: number }

// The bundles of the page and of its suggestions load this module separately and share one index.
const shared: Shared = (Object(globalThis)[Symbol.for('rayonne.search')] ??= { from: [] })
const inFlight = createInFlight<Search>()

/**
 * The search over all content: lists and settings are loaded again after a publication, and a minute later at
 * the latest; the index is made again where they have changed, and once a day. Never throws.
 */
export async function loadSearch(): Promise<Search> {
  const { search, loadedAt, until } = shared
  if (search && steadyNow() < until && !isRevalidatedSince(resources, loadedAt)) return search
  return inFlight('search', refresh)
}

async function refresh(): Promise<Search> {
  const [loadedAt, now] = [steadyNow(), new Date()]
  const [{ content, isFresh }, site] = await Promise.all([loadSiteContent(), loadSiteSettings()])
  const { events, courses, destinations, houses, videos, photos } = content
  const settings = [dayInCotonou(now), JSON.stringify(site)]
  const more = [...Object.values(videos), ...Object.values(photos)]
  const from: Lists = [settings, events, courses, destinations, houses, ...more]
  const isSame = from.every((list, index) => haveSameItems(list, shared.from[index]))
  // While a list fails the index stays as it is: a last answer is made of other objects each time.
  if (!shared.search || (isFresh && !isSame)) {
    shared.search = await searchIn(searchDocuments(content, site, now))
    shared.from = from
  }
  shared.loadedAt = loadedAt
  shared.until = loadedAt + (isFresh ? pageLifetimeSeconds * 1000 : retryMs)
  return shared.search
}

function haveSameItems(list: readonly unknown[], former: readonly unknown[] = []): boolean {
  return list.length === former.length && list.every((item, index) => item === former[index])
}
