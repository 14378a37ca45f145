import { attempt } from './attempt.mjs'

/**
 * What another reader of a path could take for another path: none at all, dot segments and empty ones, and what some
 * read as a slash, an end or a parameter, or leave out, as Next does the ending `.rsc` of a segment.
 */
const ambiguous = /^(?!\/)|\/\.{0,2}\/|\/\.{1,2}$|[\\;#]|[^!-\xff]|%(2F|3B|5C|7F|[01].)|\.rsc(\/|$)/

/**
 * Normalizes the escapes in the path of a request (RFC 3986, 6.2.2.1 and 2), so that whoever reads it later reads the same.
 * @param {{ url?: string | undefined }} request changed in place
 * @returns {string | null | undefined} the decoded path; null when it is ambiguous, undefined when it cannot be decoded
 */
export function normalizePath(request) {
  const { url = '' } = request
  const given = url.split('?', 1)[0] ?? ''
  const decoded = attempt(() => decodeURIComponent(given))
  const path = decoded === undefined ? given : given.replace(/%[0-9a-f]{2}/gi, normalizeEscape)
  request.url = path + url.slice(given.length)
  return ambiguous.test(path) ? null : decoded
}

/** @param {string} escape */
function normalizeEscape(escape) {
  const char = String.fromCharCode(Number(`0x${escape.slice(1)}`))
  return /[\w.~-]/.test(char) ? char : escape.toUpperCase()
}
