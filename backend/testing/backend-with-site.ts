import { afterAll, beforeAll } from 'vitest'
import { type Backend, startBackend } from './backend'
import { picture } from './files'
import { owner } from './owner'
import { startSite } from './site'

/** A backend that announces its changes to a mock site, and what tests do with it. */
type BackendWithSite = {
  site: Awaited<ReturnType<typeof startSite>>
  backend: Backend
  /** A client that is signed in as the owner. */
  me: Awaited<ReturnType<typeof owner>>
  /** The id of a picture in the library. */
  image: number
  /** Stops the backend and starts it again with its data; `meanwhile` runs in between. */
  restart: (meanwhile?: () => Promise<void>) => Promise<void>
}

/**
 * Starts both before the tests of a file and removes them after them.
 * @returns an object whose properties are there when the first test or a later `beforeAll` runs
 */
export function backendWithSite(): BackendWithSite {
  const parts = {} as BackendWithSite

  async function start(variables: { BACKEND_DATA_DIR?: string } = {}) {
    const announced = { SITE_INTERNAL_URL: parts.site.url, REVALIDATE_SECRET: 'secret-partagé' }
    parts.backend = await startBackend({ ...announced, ...variables })
    parts.me = await owner(parts.backend)
  }

  parts.restart = async (meanwhile) => {
    await parts.backend.stop()
    await meanwhile?.()
    await start({ BACKEND_DATA_DIR: parts.backend.dataDir })
  }
  beforeAll(async () => {
    parts.site = await startSite()
    await start()
    parts.image = (await parts.me.upload('photo.jpg', await picture(), 'image/jpeg')).doc.id
  })
  afterAll(async () => {
    await parts.backend.remove()
    parts.site.close()
  })
  return parts
}
