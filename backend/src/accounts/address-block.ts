import ipaddr from 'ipaddr.js'

/** What counts as one client: an IPv4 address, the /64 network of an IPv6 one, or all that is neither. */
export function addressBlock(address: string): string {
  if (!ipaddr.isValid(address)) return 'unknown'
  const parsed = ipaddr.process(address)
  if (parsed.kind() === 'ipv4') return parsed.toString()
  return parsed.toNormalizedString().split(':').slice(0, 4).join(':')
}
