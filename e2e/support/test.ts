import { expect, type Page, test as base } from '@playwright/test'
import { type ConsoleGuard, type ConsoleGuardOptions, guardConsole } from './console-guard'
import { deployedUrl } from './shared-site'

export { expect } from '@playwright/test'
export type { Page, Locator, Request } from '@playwright/test'

type TestFixtures = Omit<ConsoleGuardOptions, 'allowExternalRequests'> & {
  consoleGuard: ConsoleGuard
  /** Opens an address in a browser without JavaScript. */
  openWithoutJavaScript: (url: string) => Promise<Page>
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
})
