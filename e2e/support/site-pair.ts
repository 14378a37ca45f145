import { type MockBackend, startMockBackend } from '../mock-backend/server'
import type { Mode } from '../mock-backend/types'
import { type Site, type SiteOptions, startSite } from './site'

/** A site and the mock backend that it reads. */
export type SitePair = { mock: MockBackend; site: Site; stop: () => Promise<void> }

type Options = Omit<SiteOptions, 'apiBaseUrl'> & { mode?: Mode }

/** Starts a mock backend, in a mode where one is given, and a site against it. The caller stops both. */
export async function startSitePair({ mode = 'ok', ...options }: Options = {}): Promise<SitePair> {
  const mock = await startMockBackend()
  try {
    await mock.mode(mode)
    const site = await startSite({ ...options, apiBaseUrl: mock.origin })
    const stop = async () => {
      await Promise.all([site.stop(), mock.close()])
    }
    return { mock, site, stop }
  } catch (error) {
    await mock.close()
    throw error
  }
}
