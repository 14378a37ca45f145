/**
 * A date of publication.
 * @param given an ISO 8601 date, with or without a time
 * @returns undefined when it is invalid or in the future
 */
export function publicationDate(given: string | undefined, now: Date): Date | undefined {
  if (!given || !/^\d{4}-\d{2}-\d{2}(T|\s|$)/.test(given)) return undefined
  const instant = new Date(given)
  return instant <= now ? instant : undefined
}
