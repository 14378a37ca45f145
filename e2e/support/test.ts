import { expect, test as base, type Page } from '@playwright/test'
import { startMockBackend, type MockBackend } from '../mock-backend/server'
import type { Mode } from '../mock-backend/types'
import { ConsoleGuard, type ConsoleGuardOptions } from './console-guard'
import { startSite, type Site } from './site'

export { expect } from '@playwright/test'
export type { Page, Locator } from '@playwright/test'

/** The deployed copy to visit instead of a local site, or undefined. */
export const deployedUrl = process.env.BASE_URL

export type SitePair = {
  mock: MockBackend
  site: Site
}

export type IsolatedSiteOptions = {
  /** How the backend behaves before the site starts; healthy by default. */
  mode?: Mode
  /** A path in front of the backend's contract, such as `/socle/v1`. */
  prefix?: string
  /** What to write after the backend's address in API_BASE_URL, such as a slash. */
  suffix?: string
  env?: Record<string, string>
  /** Prepares the mock backend's data before the site starts. */
  prepare?: (mock: MockBackend) => void
}

type TestFixtures = Omit<ConsoleGuardOptions, 'allowOutside'> & {
  guard: ConsoleGuard
  /** Opens an address in a browser without JavaScript. */
  openWithoutJavaScript: (url: string) => Promise<Page>
  /** Starts a mock backend and a site that belong to this test alone, as often as it likes. */
  isolatedSite: (options?: IsolatedSiteOptions) => Promise<SitePair>
}

type WorkerFixtures = {
  /** One healthy mock backend with its site, shared by the tests of a worker. */
  sharedSite: SitePair & { url: string }
}

/** The project's own test: every page is guarded, every process ends. */
export const test = base.extend<TestFixtures, WorkerFixtures>({
  allowConsole: [[], { option: true }],
  allowHosts: [[], { option: true }],
  splash: [false, { option: true }],

  guard: [
    async ({ context, allowConsole, allowHosts, splash }, use) => {
      const allowExternalRequests = deployedUrl !== undefined
      const guard = new ConsoleGuard({ allowConsole, allowHosts, splash, allowExternalRequests })
      await guard.watch(context)
      await use(guard)
      expect(guard.problems, 'console, page and policy errors, requests outside').toEqual([])
    },
    { auto: true },
  ],

  openWithoutJavaScript: async ({ browser, guard, baseURL }, use) => {
    const context = await browser.newContext({ baseURL, javaScriptEnabled: false })
    await guard.watch(context)
    const page = await context.newPage()
    await use(async (url) => {
      await page.goto(url)
      return page
    })
    await context.close()
  },

  isolatedSite: async ({ guard }, use, testInfo) => {
    const pairs: SitePair[] = []
    await use(async ({ mode = 'ok', prefix, suffix = '', env, prepare } = {}) => {
      const mock = await startMockBackend({ prefix })
      try {
        prepare?.(mock)
        await mock.mode(mode)
        const site = await startSite({ apiBaseUrl: `${mock.baseUrl}${suffix}`, env })
        pairs.push({ mock, site })
        return { mock, site }
      } catch (error) {
        await mock.close()
        throw error
      }
    })
    guard.end()
    for (const { mock, site } of pairs) {
      await Promise.all([site.stop(), mock.close()])
      if (testInfo.status !== testInfo.expectedStatus) {
        await testInfo.attach('site.log', { body: site.log(), contentType: 'text/plain' })
      }
    }
  },

  sharedSite: [
    async ({}, use) => {
      const mock = await startMockBackend()
      const site = await startSite({ apiBaseUrl: mock.baseUrl })
      await use({ mock, site, url: site.url })
      await Promise.all([site.stop(), mock.close()])
    },
    { scope: 'worker', timeout: 60_000 },
  ],
})
