/** Metadata that pages write and the cache handler reads from their HTML, because Next does not pass metadata to it. */

/** The `robots` value of a page that search engines must not index. */
export const noindex = 'noindex'

/** The header of an answer that is no document which has this value instead. */
export const robotsHeader = 'x-robots-tag'

/** The name of the meta element that holds the status of a page rendered on demand. */
export const statusMetaName = 'http-status'

/** The name of the meta element of a page whose URL the content yields, as opposed to an invented one, and its value. */
export const storageMetaName = 'page-storage'
export const storedPage = 'stored'

/** Whether the content yields the URL of a page: it says so, and search engines may index it. @param {string} html */
export function isStored(html) {
  return (
    html.includes(`<meta name="${storageMetaName}" content="${storedPage}"`) &&
    !html.includes(`<meta name="robots" content="${noindex}`)
  )
}

/** Whether a page must be sent with status 404. @param {string} html */
export function isNotFound(html) {
  return statusOf(html) === 404
}

/** The status that a page asks for; undefined for 200. @param {string} html */
export function statusOf(html) {
  const [, status] =
    new RegExp(`<meta name="${statusMetaName}" content="(\\d{3})"`).exec(html) ?? []
  return status ? Number(status) : undefined
}
