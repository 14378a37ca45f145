import { nextCommand } from './builds.mjs'

/**
 * What node runs so that Next listens on an address. Next takes a middleware's rewrite for another
 * server's, and sends it over the network, when it is told to listen on 127.0.0.1, which it calls
 * «localhost» there; so it is told that name, and the first address of the name is 127.0.0.1.
 * @param {'start' | 'dev'} command
 * @param {{ host: string, port: number }} address
 * @returns {string[]}
 */
export function nextServer(command, { host, port }) {
  const name = host === '127.0.0.1' ? 'localhost' : host
  return ['--dns-result-order=ipv4first', nextCommand, command, '-p', String(port), '-H', name]
}
