/** @import { IncomingMessage as Request } from 'node:http' */
/** @typedef {{ status: number, headers?: Record<string, string>, text?: string }} Refusal */

/** The longest URL that the site answers, in characters: a video's address with its title fits. */
const maxUrlLength = 4096

/**
 * The only paths that accept a body, and its longest length in bytes: the list of contents that a
 * publication sends, and the path of a page.
 * @type {ReadonlyMap<string, number>}
 */
const maxBodyBytes = new Map([
  ['/api/revalidate', 65_536],
  ['/api/messages', 1024],
])

/**
 * Why a request is answered without Next, by its method, URL length and body length.
 * @param {Pick<Request, 'method' | 'url' | 'headers'>} request
 * @returns {Refusal | undefined} undefined for a request that is answered normally
 */
export function refusalOf({ method = '', url = '', headers }) {
  if (url.length > maxUrlLength) return { status: 414, text: 'Cette adresse est trop longue.' }
  const maxBytes = maxBodyBytes.get(url.split('?', 1)[0] ?? '')
  const allowed = maxBytes ? ['POST'] : ['GET', 'HEAD']
  const allow = { Allow: [...allowed, 'OPTIONS'].join(', ') }
  if (method === 'OPTIONS') return { status: 204, headers: allow }
  if (!allowed.includes(method)) {
    return { status: 405, headers: allow, text: 'Cette méthode n’est pas possible ici.' }
  }
  return maxBytes ? bodyRefusal(headers, maxBytes) : undefined
}

/** @param {Request['headers']} headers @param {number} maxBytes @returns {Refusal | undefined} */
function bodyRefusal(headers, maxBytes) {
  if (headers['transfer-encoding'] !== undefined) {
    return { status: 411, text: 'La longueur du corps (Content-Length) est nécessaire.' }
  }
  const isTooLong = Number(headers['content-length'] ?? 0) > maxBytes
  return isTooLong ? { status: 413, text: 'Ce corps est trop long.' } : undefined
}
