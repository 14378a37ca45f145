/** A property that is undefined, in a row of JSON; inside a string its quotes would be escaped. */
const undefinedProperty = /,"\w+":"\$undefined"/g

/** JSON-LD as a property of its script element. */
const jsonLdProperty = /("__html":)"\{\\"@context\\":(?:[^"\\]|\\.)*"/g

/** A text row, which tells its length in bytes, in hexadecimal digits; other rows end with a newline. */
const textRow = /^[0-9a-f]+:T([0-9a-f]+),/
const jsonLdText = '{"@context":'

/**
 * Leaves out of React's flight data what hydration does not need: JSON-LD, which is in the document
 * and whose content React does not compare, and undefined properties. Client-side navigations load
 * data of their own, with the JSON-LD.
 * @param {string} flight all rows, in order
 */
export function shortenFlight(flight) {
  let data = Buffer.from(flight)
  let rows = ''
  while (data.length > 0) {
    const text = textRow.exec(data.toString('latin1', 0, 32))
    const end = text
      ? text[0].length + parseInt(text[1] ?? '', 16)
      : data.indexOf('\n') + 1 || data.length
    const row = data.toString('utf8', 0, end)
    rows += text ? shortenText(row, text[0]) : shortenJson(row)
    data = data.subarray(end)
  }
  return rows
}

/**
 * @param {string} row
 * @param {string} prefix its id, tag and length
 */
function shortenText(row, prefix) {
  if (!row.startsWith(jsonLdText, prefix.length)) return row
  return `${row.slice(0, row.indexOf(':'))}:T2,{}`
}

/** @param {string} row */
function shortenJson(row) {
  return row.replace(undefinedProperty, '').replace(jsonLdProperty, '$1"{}"')
}
