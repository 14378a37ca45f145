import { afterAll, beforeAll } from 'vitest'
import { type Backend, startBackend } from './backend'
import { owner } from './owner'

/** A backend and a client that is signed in as its owner. */
type BackendOfTests = { backend: Backend; me: Awaited<ReturnType<typeof owner>> }

/**
 * Starts a backend before the tests of a file and removes it after them.
 * @returns an object whose properties are there when the first test or a later `beforeAll` runs
 */
export function backendOfTests(): BackendOfTests {
  const parts = {} as BackendOfTests
  beforeAll(async () => {
    parts.backend = await startBackend()
    parts.me = await owner(parts.backend)
  })
  afterAll(() => parts.backend.remove())
  return parts
}
