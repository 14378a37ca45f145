import { deployedUrl, test as base } from './test'

export { expect, type Page, type Locator } from './test'

/**
 * The test of visits that need no command over the backend: they read the deployed copy that
 * BASE_URL names, else the worker's healthy site.
 */
export const test = deployedUrl
  ? base
  : base.extend({
      baseURL: async ({ sharedSite }, use) => {
        await use(sharedSite.url)
      },
    })
