import path from 'node:path'
import { pathToFileURL } from 'node:url'
import { backendRoot, fail } from './prepare.mjs'

/** Where build-content.mjs puts Payload's part of the backend. */
export const contentBundle = path.join(backendRoot, 'dist/content.mjs')

/** Starts Payload: migrations and first run. A database that is too old ends the process. @throws what else prevents it */
export async function loadContent() {
  const { boot } = /** @type {typeof import('../src/boot')} */ (
    await import(pathToFileURL(contentBundle).href)
  )
  try {
    return await boot()
  } catch (error) {
    // The bundle has a class of its own.
    if (error instanceof Error && error.name === 'OlderDatabaseError') fail(error.message)
    throw error
  }
}
