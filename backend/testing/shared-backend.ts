import { afterAll, beforeAll, vi } from 'vitest'
import type { RunningBackend } from '../../testing/backend'
import { owner } from '../../testing/owner'
import {
  emptyFolders,
  restartShared,
  runningBackend,
  type SharedProcess,
  sharedProcess,
} from './shared-process'
import { startSite } from './site'
import { restoreTemplate } from './template'

/** The backend of a worker with an empty database, and what tests do with it. */
type SharedBackend = {
  backend: RunningBackend
  /** A client that is signed in as the owner. */
  me: Awaited<ReturnType<typeof owner>>
  /** What it has told the site since the last time, once it has told all of it. */
  takeCalls: () => Promise<Awaited<ReturnType<typeof startSite>>['calls']>
  ports: SharedProcess['ports']
  /** Stops the backend and starts it again with its data; `meanwhile` runs in between. */
  restart: (meanwhile?: () => Promise<void>) => Promise<void>
}

/**
 * Lends the tests of a file the backend of their worker, as after a first start: a start takes seconds of a core.
 * @returns an object whose properties are there when the first test or a later `beforeAll` runs
 */
export function sharedBackend(): SharedBackend {
  const parts = {} as SharedBackend
  let shared: SharedProcess
  let site: Awaited<ReturnType<typeof startSite>>

  parts.takeCalls = async () => {
    const isTold = async () => !(await parts.me.get('etat-du-site')).text.includes('"pending"')
    await vi.waitUntil(isTold, { timeout: 60_000, interval: 20 })
    return site.calls.splice(0)
  }
  parts.restart = async (meanwhile) => {
    shared = await restartShared(shared, meanwhile)
    parts.me = await owner(parts.backend)
  }
  beforeAll(async () => {
    shared = await sharedProcess()
    parts.ports = shared.ports
    site = await startSite([], shared.ports.site)
    await restoreTemplate(shared.dataDir)
    emptyFolders(shared)
    parts.backend = runningBackend(shared)
    parts.me = await owner(parts.backend)
    // Any write empties the cache of answers.
    await parts.me.remove('uploads/1')
  })
  afterAll(async () => {
    // What is announced late would reach the next file.
    await parts.takeCalls().finally(() => site.close())
  })
  return parts
}
