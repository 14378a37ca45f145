import { type SitePair, startSitePair } from '../../testing/site-pair'
import { test as base } from './test'

export { expect, type Locator, type Page } from './test'

type WorkerFixtures = {
  /** The site and the mock backend of all tests of a worker. */
  workerSite: SitePair
}

type TestFixtures = Pick<SitePair, 'site' | 'mock' | 'publish'> & {
  /** The same in their initial state; relative addresses are the site's. */
  resetSite: SitePair
}

/** The test of sites with a content or a failure of their own: one site per worker, reset before each test. */
export const test = base.extend<TestFixtures, WorkerFixtures>({
  workerSite: [
    async ({}, use) => {
      const pair = await startSitePair()
      await use(pair)
      await pair.stop()
    },
    { scope: 'worker' },
  ],
  resetSite: async ({ workerSite, consoleGuard }, use, testInfo) => {
    await workerSite.reset()
    await use(workerSite)
    consoleGuard.end()
    if (testInfo.status === testInfo.expectedStatus) return
    await testInfo.attach('site.log', { body: workerSite.site.output(), contentType: 'text/plain' })
  },
  baseURL: async ({ resetSite }, use) => use(resetSite.site.url),
  site: async ({ resetSite }, use) => use(resetSite.site),
  mock: async ({ resetSite }, use) => use(resetSite.mock),
  publish: async ({ resetSite }, use) => use(resetSite.publish),
})
