import { get } from 'node:http'

/** How long one answer may take, in milliseconds, unless the caller gives it longer. */
const answerTimeoutMs = 2000

/**
 * Whether a URL answers with a 2xx status. `fetch` would add 12 MB to a process that lives as long as the servers.
 * @param {string} url with `http:`
 * @param {number} [timeout] milliseconds
 * @returns {Promise<boolean>}
 */
export function isAnswering(url, timeout = answerTimeoutMs) {
  return new Promise((resolve) => {
    const request = get(url, { agent: false, timeout }, (response) => {
      const { statusCode = 500 } = response.resume()
      resolve(statusCode >= 200 && statusCode < 300)
    })
    request.on('timeout', () => request.destroy()).on('error', () => resolve(false))
  })
}
