import { expectCurrentBuild } from './current-build'
import { deployedUrl, sharedSite } from './shared-site'
import { test as base } from './test'

export { expect, type Page, type Locator } from './test'

/** The test of everything that only reads a healthy site: relative addresses are the shared site's. */
export const test = base.extend<object, { currentBuild: void }>({
  currentBuild: [
    async ({}, use) => {
      if (!deployedUrl) expectCurrentBuild(sharedSite().sourceHash)
      await use()
    },
    { scope: 'worker', auto: true },
  ],

  baseURL: async ({}, use) => {
    await use(deployedUrl ?? sharedSite().url)
  },
})
