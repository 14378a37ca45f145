import { isIP } from 'node:net'
import proxyAddress from 'proxy-addr'

/** @typedef {ReturnType<typeof createClientAddress>} ClientAddress */

/**
 * Tells the address of the client of a request: behind a trusted proxy, the last address of X-Forwarded-For
 * that is none; else the socket's. Empty when the connection is closed already.
 * @param {readonly string[]} trustedProxies addresses, networks, or `loopback`
 */
export function createClientAddress(trustedProxies) {
  const isProxy = proxyAddress.compile([...trustedProxies])
  return (/** @type {import('node:http').IncomingMessage} */ request) => {
    const socketAddress = request.socket.remoteAddress ?? ''
    if (!isIP(socketAddress)) return ''
    const address = proxyAddress(request, isProxy)
    return isIP(address) ? address : socketAddress
  }
}
