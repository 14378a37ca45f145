import { type APIRequestContext, request as requests } from 'playwright'
import { inject, test as base } from 'vitest'
import { type SitePair, startSitePair } from '../../testing/site-pair'

export { expect } from 'vitest'

/** Requests whose relative addresses are those of a site. */
async function requestsTo(baseURL: string, use: (request: APIRequestContext) => Promise<void>) {
  const request = await requests.newContext({ baseURL })
  await use(request)
  await request.dispose()
}

/** The test of what only reads a healthy site: that of all files. */
export const test = base.extend<{ baseURL: string; request: APIRequestContext }>({
  baseURL: async ({}, use) => use(inject('siteUrl')),
  request: async ({ baseURL }, use) => requestsTo(baseURL, use),
})

type OwnSite = Pick<SitePair, 'site' | 'mock' | 'publish'>

/** The test of sites with a content or a failure of their own: one site for each worker, reset before each test. */
export const testOfOwnSite = base.extend<
  OwnSite & { pair: SitePair; reset: OwnSite; request: APIRequestContext }
>({
  pair: [
    async ({}, use) => {
      const pair = await startSitePair()
      await use(pair)
      await pair.stop()
    },
    { scope: 'worker' },
  ],
  reset: async ({ pair }, use) => {
    await pair.reset()
    await use(pair)
  },
  site: async ({ reset }, use) => use(reset.site),
  mock: async ({ reset }, use) => use(reset.mock),
  publish: async ({ reset }, use) => use(reset.publish),
  request: async ({ reset }, use) => requestsTo(reset.site.url, use),
})
