import { fillLists } from './long-lists'
import { test as base } from './test'

export { expect } from './test'
export type { Page } from './test'

type Fixtures = {
  /**
   * Starts a site whose lists in pages have as many items each, and goes to a path of it; resolves to
   * the site's origin.
   */
  openLists: (count: number, path: string) => Promise<string>
}

/** The test of what scripts do with long lists. */
export const test = base.extend<Fixtures>({
  openLists: async ({ isolatedSite, page }, use) => {
    await use(async (count, path) => {
      const { site } = await isolatedSite({ prepare: fillLists(count) })
      await page.goto(site.url + path)
      return site.url
    })
  },
})
