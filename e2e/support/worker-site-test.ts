import { type Resource, resources } from '../../lib/shared/endpoints'
import type { MockBackend } from '../mock-backend/server'
import { revalidate } from './revalidate'
import type { Site } from './site'
import { type SitePair, startSitePair } from './site-pair'
import { expect, test as base } from './test'

export { expect, type Locator, type Page } from './test'

type Contents = Partial<Record<Resource, unknown>>

type WorkerFixtures = {
  /** The site and the mock backend of all tests of a worker. */
  workerSite: SitePair
}

type TestFixtures = {
  /** The site of this worker, which shows the healthy mock backend's content; relative addresses are its. */
  site: Site
  /** The backend of `site`, in its initial state. */
  mock: MockBackend
  /** Replaces contents of the mock backend, and tells the site of it. */
  publish: (contents: Contents) => Promise<void>
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
    await revalidate(site, resources)
    site.clearOutput()
    await use(site)
    consoleGuard.end()
    if (testInfo.status !== testInfo.expectedStatus) {
      await testInfo.attach('site.log', { body: site.output(), contentType: 'text/plain' })
    }
  },

  baseURL: async ({ site }, use) => {
    await use(site.url)
  },

  mock: async ({ site: _site, workerSite }, use) => {
    await use(workerSite.mock)
  },

  publish: async ({ site, mock }, use) => {
    await use(async (contents) => {
      const changed = Object.entries(contents) as [Resource, unknown][]
      expect(changed.length).toBeGreaterThan(0)
      for (const [resource, content] of changed) mock.set(resource, content)
      await revalidate(
        site,
        changed.map(([resource]) => resource),
      )
    })
  },
})
