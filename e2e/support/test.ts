import { expect, test as base, type Page } from '@playwright/test'
import { startStub, type StubBackend } from '../mock-backend/server'
import type { Mode } from '../mock-backend/types'
import { Guard, type GuardOptions } from './guard'
import { startSite, type Site } from './site'

export { expect } from '@playwright/test'
export type { Page, Locator } from '@playwright/test'

/** The deployed copy to visit instead of a local site, or undefined. */
export const DEPLOYED_URL = process.env.BASE_URL

export interface Pair {
  stub: StubBackend
  site: Site
}

export interface FailingOptions {
  /** How the backend behaves before the site starts; healthy by default. */
  mode?: Mode
  /** A path in front of the backend's contract, such as `/socle/v1`. */
  prefix?: string
  /** What to write after the backend's address in API_BASE_URL, such as a slash. */
  suffix?: string
  env?: Record<string, string>
  /** Prepares the stub's data before the site starts. */
  prepare?: (stub: StubBackend) => void
}

interface TestFixtures extends Omit<GuardOptions, 'allowOutside'> {
  guard: Guard
  /** Opens an address in a browser without JavaScript. */
  rawHtml: (url: string) => Promise<Page>
  /** Starts a stub and a site that belong to this test alone, as often as it likes. */
  failing: (options?: FailingOptions) => Promise<Pair>
}

interface WorkerFixtures {
  /** One healthy stub with its site, shared by the tests of a worker. */
  healthySite: Pair & { url: string }
}

/** The project's own test: every page is guarded, every process ends. */
export const test = base.extend<TestFixtures, WorkerFixtures>({
  allowConsole: [[], { option: true }],
  allowHosts: [[], { option: true }],
  splash: [false, { option: true }],

  guard: [
    async ({ context, allowConsole, allowHosts, splash }, use) => {
      const allowOutside = DEPLOYED_URL !== undefined
      const guard = new Guard({ allowConsole, allowHosts, splash, allowOutside })
      await guard.watch(context)
      await use(guard)
      expect(guard.problems, 'console, page and policy errors, requests outside').toEqual([])
    },
    { auto: true },
  ],

  rawHtml: async ({ browser, guard, baseURL }, use) => {
    const context = await browser.newContext({ baseURL, javaScriptEnabled: false })
    await guard.watch(context)
    const page = await context.newPage()
    await use(async (url) => {
      await page.goto(url)
      return page
    })
    await context.close()
  },

  failing: async ({ guard }, use, testInfo) => {
    const pairs: Pair[] = []
    await use(async ({ mode = 'ok', prefix, suffix = '', env, prepare } = {}) => {
      const stub = await startStub({ prefix })
      try {
        prepare?.(stub)
        await stub.mode(mode)
        const site = await startSite({ apiBaseUrl: `${stub.baseUrl}${suffix}`, env })
        pairs.push({ stub, site })
        return { stub, site }
      } catch (error) {
        await stub.close()
        throw error
      }
    })
    guard.end()
    for (const { stub, site } of pairs) {
      await Promise.all([site.stop(), stub.close()])
      if (testInfo.status !== testInfo.expectedStatus) {
        await testInfo.attach('site.log', { body: site.log(), contentType: 'text/plain' })
      }
    }
  },

  healthySite: [
    async ({}, use) => {
      const stub = await startStub()
      const site = await startSite({ apiBaseUrl: stub.baseUrl })
      await use({ stub, site, url: site.url })
      await Promise.all([site.stop(), stub.close()])
    },
    { scope: 'worker', timeout: 60_000 },
  ],
})
