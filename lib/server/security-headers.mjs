/** The policy of everything that is not a page: it needs no content of any kind. */
const emptyPolicy = "default-src 'none'; frame-ancestors 'none'"

/** The policy of the service worker, which requests the pages, files and pictures that it caches. */
const serviceWorkerPolicy = "default-src 'none'; connect-src 'self'; frame-ancestors 'none'"

const commonHeaders = {
  'X-Content-Type-Options': 'nosniff',
  'X-Frame-Options': 'DENY',
  'Referrer-Policy': 'strict-origin-when-cross-origin',
  'Cross-Origin-Opener-Policy': 'same-origin',
  'Permissions-Policy':
    'camera=(), microphone=(), geolocation=(), payment=(), usb=(), browsing-topics=()',
}

/**
 * The security headers of every response.
 * @param {boolean} isHttps whether visitors reach the site over https
 * @returns {Record<string, string>}
 */
export function securityHeaders(isHttps) {
  return {
    ...commonHeaders,
    ...(isHttps && { 'Strict-Transport-Security': 'max-age=31536000; includeSubDomains' }),
  }
}

/**
 * The Content-Security-Policy of a response that has none of its own: everything but pages, whose
 * policy holds their hashes (lib/cache/content-security-policy.mjs).
 * @param {string} pathname of the request
 */
export function policyOf(pathname) {
  return pathname === '/sw.js' ? serviceWorkerPolicy : emptyPolicy
}
