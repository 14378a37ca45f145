import { lookup } from 'node:dns'
import type { LookupFunction } from 'node:net'
import ipaddr from 'ipaddr.js'

/**
 * Whether an IP address belongs to the public internet: not loopback, private, link-local, CGNAT,
 * multicast, reserved or one that embeds an IPv4 address in another protocol.
 * @param address an IPv4 or IPv6 address, in brackets or not; anything else is not public
 */
export function isPublicAddress(address: string): boolean {
  const text = address.replace(/^\[(.*)\]$/, '$1')
  // `process` reads an IPv4-mapped IPv6 address as the IPv4 address that it is.
  return ipaddr.isValid(text) && ipaddr.process(text).range() === 'unicast'
}

/**
 * The `lookup` of a connection to a host that content names: it fails unless every address of the
 * host is public. The connection then uses these very addresses and resolves the name no second
 * time. Node calls it for names only: check an address in the URL with `isPublicAddress`.
 */
export const publicLookup: LookupFunction = (hostname, options, callback) => {
  lookup(hostname, { ...options, all: true }, (error, addresses) => {
    const [first] = addresses ?? []
    if (error) callback(error, [])
    else if (!first || !addresses.every(({ address }) => isPublicAddress(address)))
      callback(new Error(`${hostname} is not a public host.`), [])
    else if (options.all) callback(null, addresses)
    else callback(null, first.address, first.family)
  })
}
