/**
 * The parameters that applications and campaigns add to an address: they select nothing. public/sw.js and
 * deploy/nginx/http.conf repeat them; tests compare.
 */
export const trackingParams =
  /^(?:utm_[a-z_]+|fbclid|mibextid|igsh|igshid|gclid|gbraid|wbraid|dclid|gad_[a-z]+|srsltid|msclkid|ttclid|twclid|mc_[ce]id)$/

/** Removes them from an address, which it returns. */
export function removeTrackingParams(url: URL): URL {
  for (const name of [...url.searchParams.keys()]) {
    if (trackingParams.test(name)) url.searchParams.delete(name)
  }
  return url
}
