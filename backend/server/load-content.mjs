import path from 'node:path'
import { pathToFileURL } from 'node:url'
import { backendRoot } from './prepare.mjs'

/** Where build-content.mjs puts Payload's part of the backend. */
export const contentBundle = path.join(backendRoot, 'dist/content.mjs')

/** Starts Payload: migrations and first run. @throws what prevents the start */
export async function loadContent() {
  const { boot } = /** @type {typeof import('../src/boot')} */ (
    await import(pathToFileURL(contentBundle).href)
  )
  return boot()
}
