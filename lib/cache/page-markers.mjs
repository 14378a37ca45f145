/**
 * Metadata that pages write and the cache handler reads back out of their HTML, because Next does not
 * pass metadata to it.
 */

/** The value of `robots` of a page that search engines must not list. */
export const noindex = 'noindex'

/** The name of the meta element that holds the status of a page rendered on demand. */
export const statusMetaName = 'http-status'

/** @param {string} html whether a page is closed to search engines */
export function isNoindex(html) {
  return html.includes(`<meta name="robots" content="${noindex}`)
}

/** @param {string} html whether a page is to be answered with status 404 */
export function isNotFound(html) {
  return html.includes(`<meta name="${statusMetaName}" content="404"`)
}
