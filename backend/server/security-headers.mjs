import { randomBytes } from 'node:crypto'

/** @import { IncomingMessage as Request, ServerResponse as Response } from 'node:http' */
/** @typedef {import('./render-queue.mjs').Handler} Handler */

const policyHeader = 'content-security-policy'

/** Everything that is no page: JSON, redirects, errors. */
const closedPolicy = "default-src 'none'; frame-ancestors 'none'"

const unusedFeatures = ['camera', 'microphone', 'geolocation', 'payment', 'usb', 'browsing-topics']

/** Sets the headers that every answer carries. @param {Response} response @param {string} publicUrl */
export function setSecurityHeaders(response, publicUrl) {
  response.setHeader('X-Content-Type-Options', 'nosniff')
  response.setHeader('X-Frame-Options', 'SAMEORIGIN')
  response.setHeader('Referrer-Policy', 'same-origin')
  response.setHeader('Cross-Origin-Opener-Policy', 'same-origin')
  response.setHeader('Permissions-Policy', unusedFeatures.map((name) => `${name}=()`).join(', '))
  response.setHeader('Content-Security-Policy', closedPolicy)
  if (publicUrl.startsWith('https:')) {
    response.setHeader('Strict-Transport-Security', 'max-age=31536000; includeSubDomains')
  }
}

/**
 * Gives pages a policy of their own; Next reads the nonce for its scripts from the header of the request.
 * @param {Handler} pages
 * @param {{ dev: boolean, siteUrl: string | undefined }} options `siteUrl`: the site, whose previews
 *   pages show in a frame
 * @returns {Handler}
 */
export function withPagePolicy(pages, options) {
  return (request, response) => {
    delete request.headers[policyHeader]
    if (!/^\/(cms|_next)\//i.test(request.url ?? '')) {
      const policy = pagePolicy(randomBytes(16).toString('base64'), options)
      request.headers[policyHeader] = policy
      response.setHeader('Content-Security-Policy', policy)
    }
    return pages(request, response)
  }
}

/** @param {string} nonce @param {{ dev: boolean, siteUrl: string | undefined }} options */
function pagePolicy(nonce, { dev, siteUrl }) {
  return [
    "default-src 'self'",
    // React evaluates code in development, to show where an error comes from.
    `script-src 'self' 'nonce-${nonce}'${dev ? " 'unsafe-eval'" : ''}`,
    // Payload's components have style attributes.
    "style-src 'self' 'unsafe-inline'",
    "img-src 'self' data: blob:",
    "media-src 'self' blob:",
    "font-src 'self' data:",
    `connect-src 'self'${dev ? ' ws:' : ''}`,
    // The frame opens a path of its own, which leads to the site.
    ...(siteUrl ? [`frame-src 'self' ${siteUrl}`] : []),
    "object-src 'none'",
    "base-uri 'self'",
    "form-action 'self'",
    "frame-ancestors 'self'",
  ].join('; ')
}
