import { existsSync } from 'node:fs'
import path from 'node:path'
import { makeSampleRenditions } from '../../backend/shared/sample-renditions.mjs'
import type { Mode } from '../../e2e/mock-backend/types'
import { routes } from '../../e2e/routes'
import { startEmbeddedBackend } from '../../e2e/support/embedded-backend'
import { startSitePair } from '../../e2e/support/site-pair'
import { root } from './root.mjs'

export type Source = {
  /** The site's public origin, without a trailing slash. */
  url: string
  /** One path for each page of e2e/routes.ts; detail pages are those of this source's content. */
  paths: string[]
  stop: () => Promise<void>
}

/**
 * The running copy at SAMPLE_URL; without one, starts the site with the embedded backend and its
 * sample content, in all sizes of its pictures, or with the mock backend when the embedded one is not
 * built.
 * @param pictures a folder of other pictures, which have their sizes
 */
export async function startSample(pictures?: string): Promise<Source> {
  const running = process.env.SAMPLE_URL?.replace(/\/$/, '')
  if (running)
    return { url: running, paths: await samplePaths(running), stop: () => Promise.resolve() }
  if (!existsSync(path.join(root, 'backend/.next/BUILD_ID'))) return startWithMockBackend('ok')
  if (!pictures) await makeSampleRenditions(path.join(root, 'backend'))
  const { site, stop } = await startEmbeddedBackend(() => ({
    ...(pictures && { SEED_PICTURES_DIR: pictures }),
  }))
  return { url: site.url, paths: await samplePaths(site.url), stop }
}

/** Starts the site with a mock backend in one of its modes. */
export async function startWithMockBackend(mode: Mode): Promise<Source> {
  const { site, stop } = await startSitePair({ mode })
  return { url: site.url, paths: routes.map((route) => route.path), stop }
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
