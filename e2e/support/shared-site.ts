import { test } from '@playwright/test'

/** The deployed copy that is tested instead of a local site; undefined for a local run. */
export const deployedUrl = process.env.BASE_URL

/** The projects whose tests only read a healthy site; each has a site of its own. */
export const projectsWithSharedSite = ['smoke', 'content']

export type SharedSite = {
  /** Its origin, without a slash at the end. */
  url: string
  /** The origin of its mock backend. */
  mockOrigin: string
}

/** How the global setup passes the sites to the workers: as JSON, by the name of the project. */
export const sharedSitesVariable = 'E2E_SHARED_SITES'

/** The site that the tests of the running project share; throws outside these projects. */
export function sharedSite(): SharedSite {
  const { name } = test.info().project
  const sites = JSON.parse(process.env[sharedSitesVariable] ?? '{}') as Record<string, SharedSite>
  const site = sites[name]
  if (!site) throw new Error(`The project ${name} has no shared site.`)
  return site
}
