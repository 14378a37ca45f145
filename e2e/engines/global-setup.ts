import type { TestProject } from 'vitest/node'
import { ignoreEnvFiles } from '../../lib/shared/env-files.mjs'
import { ensureBuilt, siteBuild } from '../../scripts/lib/builds.mjs'
import { startSitePair } from '../support/site-pair'
import type { Viewport } from './driver'

declare module 'vitest' {
  export interface ProvidedContext {
    siteUrl: string
    engine: 'firefox' | 'webkit'
    viewport: Viewport
  }
}

/** Starts the mock backend and the production site of all journeys; returns what stops them. */
export default async function startJourneySite({ provide }: TestProject) {
  if (!(await ensureBuilt(siteBuild, ignoreEnvFiles))) throw new Error('No site to test.')
  const { site, stop } = await startSitePair()
  provide('siteUrl', site.url)
  return stop
}
