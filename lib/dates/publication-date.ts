/**
 * The instant at which something was published.
 * @param given an ISO date, with or without a time
 * @returns undefined when it is no such date, or when it is in the future
 */
export function publicationDate(given: string | undefined, now: Date): Date | undefined {
  if (!given || !/^\d{4}-\d{2}-\d{2}(T|\s|$)/.test(given)) return undefined
  const instant = new Date(given)
  return instant <= now ? instant : undefined
}
