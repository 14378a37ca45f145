/** An inline script that passes a part of React's flight data to the client. */
const flightScript = /<script>(self\.__next_f\.push\([\s\S]*?\))<\/script>/g

/**
 * Joins the scripts of React's flight data, one per 20 KB or so, into one at the end of the body:
 * each inline script is a hash in the page's Content-Security-Policy, and proxies refuse a response
 * with more than about 4 KB of headers. They only append to a queue, which is read in order.
 * @param {string} html the whole document
 * @returns {string} the document as given when it has at most one such script
 */
export function mergeFlightScripts(html) {
  const end = html.lastIndexOf('</body>')
  /** @type {string[]} */
  const parts = []
  const others = html.slice(0, end).replace(flightScript, (_script, /** @type {string} */ code) => {
    parts.push(code)
    return ''
  })
  if (end === -1 || parts.length < 2) return html
  return `${others}<script>${parts.join(';')}</script>${html.slice(end)}`
}
