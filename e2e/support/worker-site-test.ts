import { resources } from '../../contract/endpoints'
import type { Site } from '../../testing/site'
import { type SitePair, startSitePair } from '../../testing/site-pair'
import type { MockBackend } from '../mock-backend/server'
import { test as base } from './test'

export { expect, type Locator, type Page } from './test'

type WorkerFixtures = {
  /** The site and the mock backend of all tests of a worker. */
  workerSite: SitePair
}

type TestFixtures = {
  /** The site of this worker, which shows the healthy mock backend's content; relative addresses are its. */
  site: Site
  /** The backend of `site`, in its initial state. */
  mock: MockBackend
  publish: SitePair['publish']
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

  site: async ({ workerSite: { mock, site }, consoleGuard }, use, testInfo) => {
    await mock.reset()
    await site.revalidate(resources)
    site.clearOutput()
    await use(site)
    consoleGuard.end()
    if (testInfo.status !== testInfo.expectedStatus)
      await testInfo.attach('site.log', { body: site.output(), contentType: 'text/plain' })
  },

  baseURL: async ({ site }, use) => {
    await use(site.url)
  },

  mock: async ({ site: _site, workerSite }, use) => {
    await use(workerSite.mock)
  },

  publish: async ({ site: _site, workerSite }, use) => {
    await use(workerSite.publish)
  },
})
