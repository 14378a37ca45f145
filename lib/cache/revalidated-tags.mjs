/**
 * The present as Next compares the age of pages with: milliseconds since 1970 by the clock of the start,
 * which goes on when the system's clock is set.
 */
export const steadyNow = () => performance.timeOrigin + performance.now()

/** When each cache tag was last revalidated, by `steadyNow`. @type {Map<string, number>} */
const revalidatedAt =
  // The cache handler and the bundled pages load this module separately and share one record.
  (Object(globalThis)[Symbol.for('rayonne.revalidated-tags')] ??= new Map())

/** Expires what was made before now and has one of these tags. @param {readonly string[]} tags */
export function expireTags(tags) {
  for (const tag of tags) revalidatedAt.set(tag, steadyNow())
}

/**
 * Whether one of these tags was revalidated after a moment, by this process or, through Redis, by
 * another.
 * @param {readonly string[]} tags
 * @param {number} moment by `steadyNow`
 */
export function isRevalidatedSince(tags, moment) {
  return tags.some((tag) => (revalidatedAt.get(tag) ?? 0) > moment)
}
