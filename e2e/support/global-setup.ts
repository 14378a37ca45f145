import { startMockBackend } from '../mock-backend/server'
import {
  deployedUrl,
  projectsWithSharedSite,
  type SharedSite,
  sharedSitesVariable,
} from './shared-site'
import { startSite } from './site'

/**
 * Starts, once per run, a healthy mock backend and a site for each project whose tests only read
 * them: each page is rendered, and each picture encoded, once per project instead of per worker.
 * @returns a function that stops them; undefined when a deployed copy is tested
 */
export default async function startSharedSites(): Promise<(() => Promise<void>) | undefined> {
  if (deployedUrl) return undefined
  const started = await Promise.all(projectsWithSharedSite.map(startPair))
  const sites: Record<string, SharedSite> = {}
  for (const { project, site, mock } of started) {
    sites[project] = { url: site.url, mockOrigin: mock.origin }
  }
  // Workers inherit the environment of the process that runs the setup.
  process.env[sharedSitesVariable] = JSON.stringify(sites)
  return async () => {
    await Promise.all(started.flatMap(({ site, mock }) => [site.stop(), mock.close()]))
  }
}

async function startPair(project: string) {
  const mock = await startMockBackend()
  return { project, mock, site: await startSite({ apiBaseUrl: mock.baseUrl }) }
}
