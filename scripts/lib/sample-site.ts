import { routes } from '../../e2e/routes'
import { startEmbeddedBackend } from '../../testing/embedded-backend'
import { backendBuild, ensureBuilt, siteBuild } from './builds.mjs'

/**
 * Starts the site of the present source with the embedded backend and its sample content.
 * @param pictures the folder of its pictures, in all their sizes
 * @returns its origin, a path for each page of e2e/routes.ts (of the content: one of each kind), and what stops it
 */
export async function startSample(pictures: string) {
  for (const build of [backendBuild, siteBuild]) await ensureBuilt(build)
  const { site, stop } = await startEmbeddedBackend(() => ({ SEED_PICTURES_DIR: pictures }))
  return { url: site.url, paths: await samplePaths(site.url), stop }
}

/** The routes; each page of the mock backend's content is replaced by one of the same kind. */
async function samplePaths(url: string): Promise<string[]> {
  const sitemap = await (await fetch(`${url}/sitemap.xml`)).text()
  const entries = sitemap.matchAll(/<loc>[^<]*?\/\/[^/<]+([^<]*)<\/loc>/g)
  const listed = Array.from(entries, ([, found = '']) => found)
  return routes.flatMap((route) => {
    if (!route.isMockContent) return [route.path]
    const parent = route.path.replace(/[^/=]+$/, '')
    return listed.filter((it) => it.startsWith(parent) && it !== parent).slice(0, 1)
  })
}
