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
  const isLive = pathname === '/api/health/live'
  if (!isLive && pathname !== '/api/health/ready') return false
  const body = JSON.stringify(isLive ? { live: true } : { ready })
  response.writeHead(isLive || ready ? 200 : 503, {
    'Content-Type': 'application/json',
    'Content-Length': Buffer.byteLength(body),
    'Cache-Control': 'no-store',
  })
  // Node itself leaves out the body of an answer to HEAD.
  response.end(body)
  return true
}
