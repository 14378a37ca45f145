import { existsSync } from 'node:fs'
import path from 'node:path'
import { routes } from '../../e2e/routes'
import { startEmbeddedPair } from '../../e2e/support/embedded'
import { ROOT } from '../../e2e/support/paths'
import { startSite } from '../../e2e/support/site'
import { startStub } from '../../e2e/mock-backend/server'
import type { Mode } from '../../e2e/mock-backend/types'

export interface Source {
  /** The site's public origin, without a slash at the end. */
  url: string
  /** One address per page of e2e/routes.ts, of this source's own content. */
  paths: string[]
  stop: () => Promise<void>
}

/** The running copy that SAMPLE_URL names, else the site over the sample or the stub's content. */
export async function startSample(): Promise<Source> {
  const running = process.env.SAMPLE_URL?.replace(/\/$/, '')
  if (running) return { url: running, paths: await samplePaths(running), stop: async () => {} }
  if (!existsSync(path.join(ROOT, 'backend/.next/BUILD_ID'))) return startStubbed('ok')
  const { site, stop } = await startEmbeddedPair()
  return { url: site.url, paths: await samplePaths(site.url), stop }
}

/** The site over a stub that holds nothing, or fails. */
export async function startStubbed(mode: Mode): Promise<Source> {
  const stub = await startStub()
  await stub.mode(mode)
  const site = await startSite({ apiBaseUrl: stub.baseUrl })
  const stop = async () => {
    await Promise.all([site.stop(), stub.close()])
  }
  return { url: site.url, paths: routes.map((route) => route.path), stop }
}

/** The routes, each page of the stub's content replaced by one of the same kind. */
async function samplePaths(url: string): Promise<string[]> {
  const sitemap = await (await fetch(`${url}/sitemap.xml`)).text()
  const listed = [...sitemap.matchAll(/<loc>[^<]*?\/\/[^/<]+([^<]*)<\/loc>/g)].map(
    ([, found = '']) => found,
  )
  return routes.flatMap((route) => {
    if (!route.ofStub) return [route.path]
    const kind = route.path.replace(/[^/=]+$/, '')
    return listed.filter((it) => it.startsWith(kind) && it !== kind).slice(0, 1)
  })
}
