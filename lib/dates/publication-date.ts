/** The instant of an ISO 8601 date, with or without a time; undefined when it is invalid. */
export function validInstant(given: string | undefined): Date | undefined {
  if (!given || !/^\d{4}-\d{2}-\d{2}(T|\s|$)/.test(given)) return undefined
  const instant = new Date(given)
  return Number.isNaN(instant.getTime()) ? undefined : instant
}

/** The instant at which something was published or changed; undefined when it is invalid or in the future. */
export function publicationDate(given: string | undefined, now: Date): Date | undefined {
  const instant = validInstant(given)
  return instant && instant <= now ? instant : undefined
}
