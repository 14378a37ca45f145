/** @typedef {import('node:http').IncomingMessage} Request */
/** @typedef {{ status: number, headers?: Record<string, string>, text?: string }} Refusal */

/** The longest URL that the site answers, in characters: a video's address with its title fits. */
const maxUrlLength = 4096

/** The longest body of a request, in bytes: the list of contents that a publication sends. */
const maxBodyBytes = 65_536

/** The only path that accepts a body. */
const revalidationPath = '/api/revalidate'

/**
 * Why a request is answered without Next, by its method, URL length and body length.
 * @param {Pick<Request, 'method' | 'url' | 'headers'>} request
 * @returns {Refusal | undefined} undefined for a request that is answered normally
 */
export function refusalOf({ method = '', url = '', headers }) {
  if (url.length > maxUrlLength) return { status: 414, text: 'Cette adresse est trop longue.' }
  const isWritable = url.split('?', 1)[0] === revalidationPath
  const allowed = isWritable ? ['POST'] : ['GET', 'HEAD']
  const allow = { Allow: [...allowed, 'OPTIONS'].join(', ') }
  if (method === 'OPTIONS') return { status: 204, headers: allow }
  if (!allowed.includes(method)) {
    return { status: 405, headers: allow, text: 'Cette méthode n’est pas possible ici.' }
  }
  return isWritable ? bodyRefusal(headers) : undefined
}

/** @param {Request['headers']} headers @returns {Refusal | undefined} */
function bodyRefusal(headers) {
  if (headers['transfer-encoding'] !== undefined) {
    return { status: 411, text: 'La longueur du corps (Content-Length) est nécessaire.' }
  }
  const isTooLong = Number(headers['content-length'] ?? 0) > maxBodyBytes
  return isTooLong ? { status: 413, text: 'Ce corps est trop long.' } : undefined
}
