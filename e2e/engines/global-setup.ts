import type { TestProject } from 'vitest/node'
import { resources } from '../../contract/endpoints'
import { ensureBuilt, siteBuild } from '../../scripts/lib/builds.mjs'
import { startSitePair } from '../../testing/site-pair'
import type { Viewport } from './driver'
import type { Engine } from './find-engines.mjs'

declare module 'vitest' {
  export interface ProvidedContext {
    siteUrl: string
    engine: Engine
    viewport: Viewport
  }
}

/** Starts the mock backend and the production site of all files, with its content; returns what stops them. */
export default async function startJourneySite({ provide }: TestProject) {
  await ensureBuilt(siteBuild)
  const { site, stop } = await startSitePair()
  // The pages of the build have none.
  await site.revalidate(resources)
  provide('siteUrl', site.url)
  return stop
}
