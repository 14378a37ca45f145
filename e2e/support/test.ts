import { expect, type Page, test as base, type TestInfo } from '@playwright/test'
import { type ConsoleGuard, type ConsoleGuardOptions, guardConsole } from './console-guard'
import { deployedUrl } from './shared-site'
import type { Site } from './site'
import { type SitePair, startSitePair } from './site-pair'

export { expect } from '@playwright/test'
export type { Page, Locator, Request } from '@playwright/test'

type TestFixtures = Omit<ConsoleGuardOptions, 'allowExternalRequests'> & {
  consoleGuard: ConsoleGuard
  /** Opens an address in a browser without JavaScript. */
  openWithoutJavaScript: (url: string) => Promise<Page>
  /** Starts a mock backend and a site that belong to this test alone, as often as it likes. */
  isolatedSite: typeof startSitePair
}

/**
 * The test of the whole suite: every page is checked by the console guard, every process is stopped.
 * A test without the `page` fixture starts no browser.
 */
export const test = base.extend<TestFixtures>({
  allowConsole: [[], { option: true }],
  splash: [false, { option: true }],

  consoleGuard: async ({ allowConsole, splash }, use) => {
    const allowExternalRequests = deployedUrl !== undefined
    const guard = guardConsole({ allowConsole, splash, allowExternalRequests })
    await use(guard)
    expect(guard.problems, 'console, page and policy errors, external requests').toEqual([])
  },

  context: async ({ context, consoleGuard }, use) => {
    await consoleGuard.watch(context)
    await use(context)
    consoleGuard.end()
    // The browser takes five seconds to close a page that waits for an answer.
    for (const page of context.pages()) await page.unrouteAll({ behavior: 'ignoreErrors' })
  },

  openWithoutJavaScript: async ({ browser, consoleGuard, baseURL }, use) => {
    const context = await browser.newContext({ baseURL, javaScriptEnabled: false })
    await consoleGuard.watch(context)
    const page = await context.newPage()
    await use(async (url) => {
      await page.goto(url)
      return page
    })
    consoleGuard.end()
    await context.close()
  },

  isolatedSite: async ({ consoleGuard }, use, testInfo) => {
    const pairs: SitePair[] = []
    await use(async (options) => {
      const pair = await startSitePair(options)
      pairs.push(pair)
      return pair
    })
    consoleGuard.end()
    for (const { site, stop } of pairs) {
      await stop()
      await attachLog(testInfo, site)
    }
  },
})

/** Attaches what a site has printed to the report of a test that fails. */
export async function attachLog(testInfo: TestInfo, site: Site): Promise<void> {
  if (testInfo.status === testInfo.expectedStatus) return
  await testInfo.attach('site.log', { body: site.output(), contentType: 'text/plain' })
}
