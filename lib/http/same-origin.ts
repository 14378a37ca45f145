/**
 * Whether a page of this site sent a request. Browsers say it in Sec-Fetch-Site on https and on this
 * machine; elsewhere Origin remains.
 * @param origin the site's own
 */
export function isSameOrigin(headers: Headers, origin: string): boolean {
  const site = headers.get('sec-fetch-site')
  return site === null ? headers.get('origin') === origin : site === 'same-origin'
}
