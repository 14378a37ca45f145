/** The stylesheet that hides the splash on later pages of a visit without JavaScript. */
export const splashStylesheetPath = '/ouverture.css'

/** Milliseconds after a page without JavaScript during which the next one shows no splash. */
const visitDuration = 30 * 60 * 1000

/**
 * Whether a visitor without JavaScript saw a page of the site in the last half hour.
 * @param lastModified the header `If-Modified-Since`: when the browser got its copy of the stylesheet
 * @param now milliseconds since the epoch
 */
export function isSameVisit(lastModified: string | null, now: number): boolean {
  const elapsed = now - new Date(lastModified ?? '').getTime()
  // A header has whole seconds, and servers' clocks differ a little.
  return elapsed > -60_000 && elapsed < visitDuration
}
