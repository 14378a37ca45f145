import type { z } from 'zod'
import type { EndpointName } from '@/contract/endpoints'
import { isRoutableSlug } from '@/lib/http/path-segments'
import { load } from './load'
import type { Loaded } from './loaded'

/** `moved`: the item had this slug before, and has another one now. */
export type Found<T> = Loaded<T> | { state: 'moved'; data: T }

/** What has an address: its slug, or its id where it has no slug. */
type Addressed = { id: string; slug?: string; formerSlugs?: readonly string[] | undefined }

/**
 * The item that an address names: the one place that judges whether it is there, has moved or is gone. It is
 * `notFound` only when the fresh list lacks it, and its own endpoint, if it has one, answers 404: a backend that
 * answers 404 to everything, as during a restart, removes no page. An item comes before one that had its slug before.
 * @param slug the decoded segment of the address, which anybody can have invented
 * @param getItems loads the list that the item belongs to
 * @param endpoint that of a single item, if there is one
 */
export async function findItem<T extends Addressed>(
  slug: string,
  getItems: () => Promise<Loaded<T[]>>,
  endpoint?: { name: EndpointName; schema: z.ZodType<T> },
): Promise<Found<T>> {
  if (!isRoutableSlug(slug)) return { state: 'notFound' }
  const isItem = (item: T) => (item.slug ?? item.id) === slug
  const wasItem = (item: T) => !isItem(item) && item.formerSlugs?.includes(slug) === true
  let loading: Promise<Loaded<T[]>> | undefined
  const loadItems = () => (loading ??= getItems())
  const isGone = async () => {
    const list = await loadItems()
    return list.state === 'fresh' && !list.data.some(isItem)
  }
  const parse = (body: unknown) => endpoint?.schema.parse(body) as T
  const own = endpoint && (await load(endpoint.name, parse, { slug, isOfContent: isItem, isGone }))
  if (own && 'data' in own) return wasItem(own.data) ? { ...own, state: 'moved' } : own
  const list = await loadItems()
  if (!('data' in list)) return { state: 'unavailable' }
  const item = list.data.find(isItem) ?? list.data.find(wasItem)
  if (item) return { state: isItem(item) ? list.state : 'moved', data: item }
  return own ?? { state: list.state === 'fresh' ? 'notFound' : 'unavailable' }
}
