/**
 * What a request asks for, in a few words for metrics and the log. `static` and `refused` are set by
 * the router.
 * @param {import('node:http').IncomingMessage} request
 * @returns {'page' | 'flight' | 'picture' | 'api' | 'health'} `flight`: the data of a page, for Next's
 *   client-side navigation
 */
export function kindOfRequest({ url = '', headers }) {
  if (url.startsWith('/api/health')) return 'health'
  if (/^\/(_next\/image|api\/image\/|api\/affiche\/|partage\/)/.test(url)) return 'picture'
  if (url.startsWith('/api/')) return 'api'
  return headers.rsc === undefined ? 'page' : 'flight'
}
