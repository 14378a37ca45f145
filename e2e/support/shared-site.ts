const { BASE_URL } = process.env

/** The deployed copy that is tested instead of a local site; undefined for a local run. Vitest has `/` there. */
export const deployedUrl = BASE_URL?.startsWith('http') ? BASE_URL : undefined

export type SharedSite = {
  /** Its origin, without a slash at the end. */
  url: string
  /** The hash of the source that it was built from, where that may change while tests run. */
  sourceHash?: string
}

/** How the global setup passes the site to the workers: as JSON. */
export const sharedSiteVariable = 'E2E_SHARED_SITE'

/** The site that all tests share which only read a healthy one; throws where none was started. */
export function sharedSite(): SharedSite {
  const site = process.env[sharedSiteVariable]
  if (!site) throw new Error('There is no shared site: a deployed copy is tested.')
  return JSON.parse(site) as SharedSite
}
