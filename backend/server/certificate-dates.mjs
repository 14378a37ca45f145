import { once } from 'node:events'
import { connect } from 'node:tls'

/** Milliseconds for one answer, and between two questions. */
const limitMs = 5000
const pauseMs = 600_000

/** @typedef {[{ name: string }, number]} Reading the name, and when its certificate ends (Unix time) */

/**
 * When the certificates end that these origins are served with, as visitors meet them: one that was
 * renewed and never loaded still has its old date. They are asked in the background.
 * @param {(string | undefined)[]} origins those without https have none
 * @returns {() => Reading[]} what was found last
 */
export function certificateDates(origins) {
  const served = origins.filter((it) => it?.startsWith('https:'))
  /** @type {Reading[]} */
  let readings = []
  let askedAt = -Infinity
  return () => {
    if (performance.now() - askedAt > pauseMs) {
      askedAt = performance.now()
      void Promise.all(served.map(ask)).then((found) => (readings = found.flat()))
    }
    return readings
  }
}

/** @param {string | undefined} origin @returns {Promise<Reading[]>} empty without an answer */
async function ask(origin = '') {
  const { hostname: name, port } = new URL(origin)
  // One that has ended or is not trusted has a date as well.
  const trust = { rejectUnauthorized: false }
  const socket = connect({ host: name, port: Number(port) || 443, servername: name, ...trust })
  socket.setTimeout(limitMs, () => socket.destroy(new Error('late')))
  try {
    await once(socket, 'secureConnect')
    return [[{ name }, Date.parse(socket.getPeerCertificate().valid_to) / 1000]]
  } catch {
    return []
  } finally {
    socket.destroy()
  }
}
