/** What links that were shared from an application carry, to say who shared them. */
const trackers =
  /^(si|igsh|igshid|fbclid|mibextid|feature|is_from_webapp|sender_device|_[rt]|utm_\w+)$/

/** A pasted address with its «https://», and without what only tracks who shared it. */
export function normalizeAddress(pasted: string): string {
  const written = /^[a-z]+:/i.test(pasted) ? pasted : `https://${pasted}`
  // A name such as «@rayonne.bj» is no address: it would be read as its host.
  if (!/^https?:(?!\/\/@)/i.test(written) || !URL.canParse(written)) return pasted
  const url = new URL(written)
  for (const name of [...url.searchParams.keys()]) {
    if (trackers.test(name)) url.searchParams.delete(name)
  }
  url.hash = ''
  return url.href.replace(/\/$/, '')
}
