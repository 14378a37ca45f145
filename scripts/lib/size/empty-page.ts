import { readFileSync } from 'node:fs'
import path from 'node:path'
import type { Browser } from '@playwright/test'
import { freePort } from '../../../e2e/support/ports'
import { buildEmptyApp } from '../bench/empty-app'
import { withServer } from '../bench/servers'
import { nextCommand } from '../builds.mjs'
import { root } from '../root.mjs'
import { measure } from './measure'

/** What an empty page of these versions loads, in bytes: measuring it takes a build. */
const measured = { next: '16.4.5', react: '19.3.1', bytes: 134_899 }

/**
 * The scripts of an empty page of the installed Next, compressed with gzip, in bytes: the known figure, or
 * that of a build when the versions are others.
 */
export async function emptyPageScripts(browser: Browser): Promise<number> {
  const { bytes, ...versions } = measured
  if (Object.entries(versions).every(([name, version]) => installedVersion(name) === version)) {
    return bytes
  }
  const found = await measureEmptyPage(browser)
  console.log(`An empty page has ${found} bytes of scripts: note it in ${import.meta.filename}.`)
  return found
}

function installedVersion(name: string): string {
  const file = path.join(root, 'node_modules', name, 'package.json')
  return (JSON.parse(readFileSync(file, 'utf8')) as { version: string }).version
}

async function measureEmptyPage(browser: Browser): Promise<number> {
  const port = await freePort()
  const origin = `http://127.0.0.1:${port}`
  const command = [process.execPath, nextCommand, 'start', '-p', String(port), '-H', '127.0.0.1']
  const server = { command, cwd: buildEmptyApp(root, nextCommand), origin }
  return withServer(server, async () => (await measure(browser, origin, '/')).first)
}
