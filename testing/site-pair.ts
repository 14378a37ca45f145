import { type Resource, resources } from '../contract/endpoints'
import { type MockBackend, startMockBackend } from '../e2e/mock-backend/server'
import type { Mode } from '../e2e/mock-backend/types'
import { type Site, type SiteOptions, startSite } from './site'

/** A site and the mock backend that it reads. */
export type SitePair = {
  mock: MockBackend
  site: Site
  /** Replaces contents of the mock backend, and tells the site of it. */
  publish: (contents: Partial<Record<Resource, unknown>>) => Promise<void>
  /** Makes both what they were after their start: the content of the fixtures, and an empty log. */
  reset: () => Promise<void>
  stop: () => Promise<void>
}

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
    const publish: SitePair['publish'] = async (contents) => {
      const changed = Object.keys(contents) as Resource[]
      for (const resource of changed) mock.set(resource, contents[resource])
      await site.revalidate(changed)
    }
    const reset = async () => {
      await mock.reset()
      await site.revalidate(resources)
      site.clearOutput()
    }
    return { mock, site, publish, reset, stop }
  } catch (error) {
    await mock.close()
    throw error
  }
}
