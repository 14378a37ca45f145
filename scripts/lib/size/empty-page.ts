import { spawn } from 'node:child_process'
import type { Browser } from '@playwright/test'
import { freePort } from '../../../e2e/support/ports'
import { buildEmptyApp } from '../bench/empty-app'
import { stop, until } from '../bench/servers'
import { nextCommand } from '../builds.mjs'
import { root } from '../root.mjs'
import { measure } from './measure'

/**
 * Builds and serves an empty page of the same Next.
 * @returns its scripts, compressed with gzip, in bytes
 */
export async function emptyPageScripts(browser: Browser): Promise<number> {
  const folder = buildEmptyApp(root, nextCommand)
  const port = await freePort()
  const args = [nextCommand, 'start', '-p', String(port), '-H', '127.0.0.1']
  const server = spawn(process.execPath, args, { cwd: folder, stdio: 'ignore' })
  const url = `http://127.0.0.1:${port}`
  try {
    await until(url, (page) => page.ok, { limit: 60 })
    return (await measure(browser, url, '/')).first
  } finally {
    await stop(server)
  }
}
