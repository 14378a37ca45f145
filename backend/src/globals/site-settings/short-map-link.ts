/** What phones share: an address that only leads to the one with the point. */
const shortHosts = new Set(['maps.app.goo.gl', 'goo.gl', 'maps.google.com', 'www.google.com'])
const timeoutMs = 3000
const maxRedirects = 4

/** Where a short link of Google Maps leads, by Google's hosts alone; the link itself where it leads nowhere. */
export async function followShortMapLink(link: string): Promise<string> {
  const signal = AbortSignal.timeout(timeoutMs)
  let address = link
  try {
    for (let count = 0; count < maxRedirects; count += 1) {
      if (!URL.canParse(address) || !isShort(new URL(address))) return address
      const response = await fetch(address, { method: 'HEAD', redirect: 'manual', signal })
      const target = response.headers.get('location')
      if (!target) return address
      address = new URL(target, address).href
    }
  } catch {
    // Without the network, the rule of the field says what else to paste.
  }
  return address
}

function isShort({ protocol, hostname, pathname }: URL): boolean {
  if (protocol !== 'https:' || !shortHosts.has(hostname)) return false
  return hostname.endsWith('goo.gl') || pathname === '/maps'
}
