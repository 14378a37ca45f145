/** The longest address that sitemaps may name (sitemaps.org 0.9). */
const longestAddress = 2048

/**
 * An address as other machines take it: absolute, http(s), percent-encoded.
 * @returns undefined for anything else, and for one too long to be listed
 */
export function absoluteHttpUrl(given: string | undefined): string | undefined {
  if (!given || !/^https?:\/\//i.test(given) || !URL.canParse(given)) return undefined
  const { href } = new URL(given)
  return href.length < longestAddress ? href : undefined
}

/**
 * The instant at which something was published.
 * @param given an ISO date, with or without an hour
 * @returns undefined when it is no such date, or when it is still to come
 */
export function publicationDate(given: string | undefined, now: Date): Date | undefined {
  if (!given || !/^\d{4}-\d{2}-\d{2}(T|\s|$)/.test(given)) return undefined
  const instant = new Date(given)
  return instant <= now ? instant : undefined
}

/** What comes first for each key; the rest is dropped. */
export function uniqueBy<T>(items: readonly T[], keyOf: (item: T) => string): T[] {
  const seen = new Set<string>()
  return items.filter((item) => {
    const key = keyOf(item)
    return seen.has(key) ? false : Boolean(seen.add(key))
  })
}

/** Whether a slug can stand in an address: a path of dots would lead elsewhere. */
export function isRoutableSlug({ slug }: { slug: string }): boolean {
  return !/^\.+$|\p{Surrogate}/u.test(slug)
}
