import type { TestProject } from 'vitest/node'
import { ignoreEnvFiles } from '../../lib/shared/env-files.mjs'
import { ensureBuilt, siteBuild } from '../../scripts/lib/builds.mjs'
import type { Engine } from '../../scripts/lib/find-engines.mjs'
import { startMockBackend } from '../mock-backend/server'
import { startSite } from '../support/site'
import type { Viewport } from './driver'

declare module 'vitest' {
  export interface ProvidedContext {
    siteUrl: string
    engine: Engine
    viewport: Viewport
  }
}

/** Starts the mock backend and the production site of all journeys; returns what stops them. */
export default async function startJourneySite({ provide }: TestProject) {
  if (!(await ensureBuilt(siteBuild, ignoreEnvFiles))) throw new Error('No site to test.')
  const mock = await startMockBackend()
  const site = await startSite({ apiBaseUrl: mock.origin })
  provide('siteUrl', site.url)
  return async () => {
    await site.stop()
    await mock.close()
  }
}
