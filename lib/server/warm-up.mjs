import { once } from 'node:events'
import { readFileSync } from 'node:fs'
import { get } from 'node:http'
import path from 'node:path'

/** The longest that a start waits for it, in milliseconds. */
const timeoutMs = 10_000

/**
 * Requests pages of a server on a port that nobody knows, so that it gets no visitors before it has
 * rendered them: the first renderings of a process take seconds when many come at the same time.
 * @param {import('node:http').Server} server not listening before and after
 * @param {readonly string[]} paths requested one after the other
 */
export async function warmUp(server, paths) {
  server.listen(0, '127.0.0.1')
  await once(server, 'listening')
  const { port } = /** @type {import('node:net').AddressInfo} */ (server.address())
  const deadline = performance.now() + timeoutMs
  for (const pathname of paths) {
    const timeLeft = deadline - performance.now()
    if (timeLeft > 0) await request(port, pathname, timeLeft)
  }
  const closed = once(server, 'close')
  server.close()
  server.closeAllConnections()
  await closed
}

/** The pages of a build without parameters in their path. @param {string} buildFolder @returns {string[]} */
export function pagesWithoutParameters(buildFolder) {
  const file = path.join(buildFolder, 'prerender-manifest.json')
  /** @type {{ routes: Record<string, { srcRoute: string | null, initialRevalidateSeconds: number | false }> }} */
  const { routes } = JSON.parse(readFileSync(file, 'utf8'))
  return Object.entries(routes)
    .filter(([route, { srcRoute, initialRevalidateSeconds }]) =>
      Boolean(srcRoute === route && initialRevalidateSeconds),
    )
    .map(([route]) => route)
}

/** @param {number} port @param {string} pathname @param {number} limitMs @returns {Promise<void>} */
function request(port, pathname, limitMs) {
  return new Promise((resolve) => {
    const sent = get({ host: '127.0.0.1', port, path: pathname, agent: false }, (response) => {
      response.resume().once('close', resolve)
    })
    sent.setTimeout(limitMs, () => sent.destroy()).once('error', () => resolve())
  })
}
