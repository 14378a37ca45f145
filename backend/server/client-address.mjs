import { isIP } from 'node:net'
import proxyAddress from 'proxy-addr'

/** Reverse proxies stand on the same machine or in the same private network. */
const isProxy = proxyAddress.compile(['loopback', 'linklocal', 'uniquelocal'])

/**
 * The address of the client: behind a proxy, the last address of X-Forwarded-For that is no proxy;
 * else the socket's. Empty when the connection is closed already.
 *
 * @param {import('node:http').IncomingMessage} request
 * @returns {string}
 */
export function clientAddress(request) {
  const socketAddress = request.socket.remoteAddress ?? ''
  if (!isIP(socketAddress)) return ''
  const address = proxyAddress(request, isProxy)
  return isIP(address) ? address : socketAddress
}
