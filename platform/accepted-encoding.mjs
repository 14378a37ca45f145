import Negotiator from 'negotiator'

/** @typedef {'br' | 'gzip'} Encoding */

/** Best first. @type {readonly Encoding[]} */
export const encodings = ['br', 'gzip']

/**
 * The encoding of an answer.
 * @param {import('node:http').IncomingMessage} request
 * @param {readonly Encoding[]} available best first
 * @returns {Encoding | undefined} undefined when the client accepts none of them
 */
export function acceptedEncoding(request, available = encodings) {
  const accepted = new Negotiator(request).encodings()
  return available.find((encoding) => accepted.includes(encoding))
}
