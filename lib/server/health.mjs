/** @import { ServerResponse as Response } from 'node:http' */

/**
 * Answers `/api/health/live` (the process answers) and `/api/health/ready` (it serves pages: 503 from
 * the moment it is told to stop). `/api/health`, which asks the backend too, is a route of Next.
 * @param {Response} response
 * @param {string} pathname
 * @param {boolean} ready
 * @returns {boolean} false for any other path
 */
export function answerHealth(response, pathname, ready) {
  if (pathname === '/api/health/live') send(response, 200, { live: true })
  else if (pathname === '/api/health/ready') send(response, ready ? 200 : 503, { ready })
  else return false
  return true
}

/** Node itself leaves out the body of an answer to HEAD. @param {Response} response @param {number} status @param {object} value */
function send(response, status, value) {
  const body = JSON.stringify(value)
  response.writeHead(status, {
    'Content-Type': 'application/json',
    'Content-Length': Buffer.byteLength(body),
    'Cache-Control': 'no-store',
  })
  response.end(body)
}
