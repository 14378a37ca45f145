/** An inline script that passes a part of React's flight data, a JSON string, to the client. */
const flightScript = /<script>self\.__next_f\.push\(\[1,"((?:[^"\\]|\\.)*)"\]\)<\/script>/g

/**
 * Joins the scripts of React's flight data, one per 20 KB or so, into one at the end of the body:
 * each inline script is a hash in the page's Content-Security-Policy, and proxies refuse a response
 * with more than about 4 KB of headers. They only append to a queue, which is read in order as one
 * stream. The data is full of double quotes, so it is quoted with single ones: a tenth less HTML.
 * @param {string} html the whole document
 * @returns {string} the document as given when it has no such script
 */
export function compactFlightScripts(html) {
  const end = html.lastIndexOf('</body>')
  if (end === -1) return html
  /** @type {string[]} */
  const parts = []
  const others = html.slice(0, end).replace(flightScript, (_script, /** @type {string} */ data) => {
    parts.push(singleQuoted(data))
    return ''
  })
  if (parts.length === 0) return html
  return `${others}<script>self.__next_f.push([1,'${parts.join('')}'])</script>${html.slice(end)}`
}

/**
 * The inside of a JSON string as that of a JavaScript string in single quotes, in a script element.
 * Next escapes `&` and `>` too, which end no script; `<` stays escaped.
 * @param {string} json
 */
function singleQuoted(json) {
  return json.replace(/\\u0026|\\u003e|\\.|'/g, (token) => replacements[token] ?? token)
}

/** @type {Record<string, string>} */
const replacements = { '\\u0026': '&', '\\u003e': '>', '\\"': '"', "'": "\\'" }
