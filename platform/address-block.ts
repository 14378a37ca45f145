import ipaddr from 'ipaddr.js'

/**
 * What counts as one client: an IPv4 address, the network of an IPv6 one, or all that is neither.
 * @param groups of 16 bits that name a network: 4 of what one line has (/64), 3 of what one customer can get (/48)
 */
export function addressBlock(address: string, groups: 3 | 4 = 4): string {
  if (!ipaddr.isValid(address)) return 'unknown'
  const parsed = ipaddr.process(address)
  if (parsed.kind() === 'ipv4') return parsed.toString()
  return parsed.toNormalizedString().split(':').slice(0, groups).join(':')
}
