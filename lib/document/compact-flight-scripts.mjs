import { flightScript, flightScriptOf } from './next-markup.mjs'

/** Escapes in the string of a flight script, and the quote that its new quotes make special. */
const escapes = /\\u0026|\\u003e|\\.|'/g
/** @type {Record<string, string>} */
const requoted = { '\\"': '"', "'": "\\'", '\\u0026': '&', '\\u003e': '>' }

/**
 * Joins the scripts of React's flight data, one per 20 KB or so, into one at the end of the body:
 * each inline script is a hash in the page's Content-Security-Policy, and proxies refuse a response
 * with more than about 4 KB of headers. They only append to a queue, which is read in order as one
 * stream. The data is full of double quotes, so it is quoted with single ones.
 * @param {string} html the whole document
 * @returns {string} the document as given when it has no such script
 */
export function compactFlightScripts(html) {
  const end = html.lastIndexOf('</body>')
  if (end === -1) return html
  let data = ''
  const others = html.slice(0, end).replace(flightScript, (_script, /** @type {string} */ part) => {
    data += part.replace(escapes, (escape) => requoted[escape] ?? escape)
    return ''
  })
  if (data === '') return html
  return `${others}${flightScriptOf(`'${data}'`)}${html.slice(end)}`
}
