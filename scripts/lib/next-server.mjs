import path from 'node:path'
import { nextCommand } from './builds.mjs'

/**
 * The heap of the site's process at most, in megabytes. V8 otherwise grows it to gigabytes before it
 * collects what a burst of requests has left.
 */
const maxHeapMegabytes = 320

/** Half of the heap's part for new objects, in megabytes: V8's 16 gain no speed here. */
const maxSemiSpaceMegabytes = 4

/**
 * The arguments of node that serve a built site on HOST and PORT.
 * @param {string} folder of its sources and its build
 */
export const siteServer = (folder) => [
  `--max-old-space-size=${maxHeapMegabytes}`,
  `--max-semi-space-size=${maxSemiSpaceMegabytes}`,
  path.join(folder, 'lib/server/start.mjs'),
]

/**
 * The arguments of node for Next's development server. With `-H 127.0.0.1`, Next takes a
 * rewrite of middleware.ts to `localhost` for a rewrite to another server and proxies it over the
 * network. So it gets the name `localhost`, which Node then resolves to 127.0.0.1.
 * @param {{ host: string, port: number }} address
 * @returns {string[]}
 */
export function developmentServer({ host, port }) {
  const name = host === '127.0.0.1' ? 'localhost' : host
  return ['--dns-result-order=ipv4first', nextCommand, 'dev', '-p', String(port), '-H', name]
}
