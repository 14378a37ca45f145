import { shortenFlight } from './shorten-flight.mjs'

/** An inline script that passes a part of React's flight data, a JSON string, to the client. */
const flightScript = /<script>self\.__next_f\.push\(\[1,"((?:[^"\\]|\\.)*)"\]\)<\/script>/g

/**
 * Joins the scripts of React's flight data, one per 20 KB or so, into one at the end of the body:
 * each inline script is a hash in the page's Content-Security-Policy, and proxies refuse a response
 * with more than about 4 KB of headers. They only append to a queue, which is read in order as one
 * stream. The data is full of double quotes, so it is quoted with single ones: a tenth less HTML.
 * What hydration does not need is left out (`shorten-flight.mjs`).
 * @param {string} html the whole document
 * @returns {string} the document as given when it has no such script
 */
export function compactFlightScripts(html) {
  const end = html.lastIndexOf('</body>')
  if (end === -1) return html
  /** @type {string[]} */
  const parts = []
  const others = html.slice(0, end).replace(flightScript, (_script, /** @type {string} */ data) => {
    parts.push(String(JSON.parse(`"${data}"`)))
    return ''
  })
  if (parts.length === 0) return html
  const data = singleQuoted(shortenFlight(parts.join('')))
  return `${others}<script>self.__next_f.push([1,${data}])</script>${html.slice(end)}`
}

/**
 * A text as a JavaScript string in single quotes, in a script element.
 * @param {string} text
 */
function singleQuoted(text) {
  const inside = JSON.stringify(text)
    .slice(1, -1)
    .replace(/\\.|'|<|\u2028|\u2029/g, (token) => replacements[token] ?? token)
  return `'${inside}'`
}

/** @type {Record<string, string>} */
const replacements = {
  '\\"': '"',
  "'": "\\'",
  '<': '\\u003c',
  '\u2028': '\\u2028',
  '\u2029': '\\u2029',
}
