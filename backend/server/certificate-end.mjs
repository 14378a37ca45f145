import { once } from 'node:events'
import { connect } from 'node:tls'

const limitMs = 2000

/**
 * When the certificate of an origin ends, as visitors meet it: one renewed but not loaded has its old date.
 * @param {string | undefined} origin one without https has none
 * @returns {Promise<[{ name: string }, number][]>} its name and a Unix time; empty without an answer
 */
export async function certificateEnd(origin) {
  if (!origin?.startsWith('https:')) return []
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
