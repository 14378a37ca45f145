import { DEPLOYED_URL, test as base } from './test'

export { expect, type Page, type Locator } from './test'

/**
 * The test of visits that need no command over the backend: they read the deployed copy that
 * BASE_URL names, else the worker's healthy site.
 */
export const test = DEPLOYED_URL
  ? base
  : base.extend({
      baseURL: async ({ healthySite }, use) => {
        await use(healthySite.url)
      },
    })
