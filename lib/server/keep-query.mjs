import onHeaders from 'on-headers'

/** @import { IncomingMessage as Request, ServerResponse as Response } from 'node:http' */

/**
 * Adds the query of the request to a redirect to another path of the site, such as that of a changed
 * address: a stored page does not know the query. What the redirect names itself stays.
 * @param {Pick<Request, 'url'>} request
 * @param {Response} response
 */
export function keepQuery({ url = '' }, response) {
  onHeaders(response, () => {
    // Next sets it twice while it renders the page.
    const [location] = [response.getHeader('Location')].flat()
    if (response.statusCode !== 308 || typeof location !== 'string') return
    response.setHeader('Location', withQuery(location, new URLSearchParams(url.split('?')[1])))
  })
}

/**
 * @param {string} location a path, or a URL, which stays as it is
 * @param {URLSearchParams} query
 */
export function withQuery(location, query) {
  const [path = '', own] = location.split('?', 2)
  const merged = new URLSearchParams(own)
  const added = [...query].filter(([name]) => !merged.has(name))
  if (!/^\/(?!\/)/.test(path) || added.length === 0) return location
  for (const [name, value] of added) merged.append(name, value)
  return `${path}?${merged}`
}
