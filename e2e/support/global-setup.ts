import { startMockBackend } from '../mock-backend/server'
import { deployedUrl, mockOriginVariable, siteUrlVariable } from './shared-site'
import { startSite } from './site'

/**
 * Starts, once per run, the healthy mock backend and the site that all tests which change nothing
 * on them share: each page is rendered, and each picture encoded, only once.
 * @returns what stops both; nothing to stop when a deployed copy is tested
 */
export default async function startSharedSite(): Promise<(() => Promise<void>) | undefined> {
  if (deployedUrl) return undefined
  const mock = await startMockBackend()
  const site = await startSite({ apiBaseUrl: mock.baseUrl })
  // Workers inherit the environment of the process that runs the setup.
  process.env[siteUrlVariable] = site.url
  process.env[mockOriginVariable] = mock.origin
  return async () => {
    await Promise.all([site.stop(), mock.close()])
  }
}
