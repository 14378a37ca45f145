import { nextCommand } from './builds.mjs'

/**
 * The arguments of node that make Next listen on an address. With `-H 127.0.0.1`, Next takes a
 * middleware's rewrite to `localhost` for a rewrite to another server and proxies it over the
 * network. So it gets the name `localhost`, which Node then resolves to 127.0.0.1.
 * @param {'start' | 'dev'} command
 * @param {{ host: string, port: number }} address
 * @returns {string[]}
 */
export function nextServer(command, { host, port }) {
  const name = host === '127.0.0.1' ? 'localhost' : host
  return ['--dns-result-order=ipv4first', nextCommand, command, '-p', String(port), '-H', name]
}
