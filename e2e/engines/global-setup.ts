import type { TestProject } from 'vitest/node'
import { ensureBuilt, siteBuild } from '../../scripts/lib/builds.mjs'
import { startSharedSite } from '../support/start-shared-site'
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
  const { site, stop } = await startSharedSite()
  provide('siteUrl', site.url)
  return stop
}
