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
 * The security headers of a response: those of every response, and the Content-Security-Policy of
 * one that is not a page. A page replaces it with its own, which holds its hashes
 * (lib/cache/content-security-policy.mjs).
 * @param {string} pathname of the request
 * @param {boolean} isHttps whether visitors reach the site over https
 * @returns {Record<string, string>}
 */
export function securityHeaders(pathname, isHttps) {
  return {
    ...commonHeaders,
    'Content-Security-Policy': pathname === '/sw.js' ? serviceWorkerPolicy : emptyPolicy,
    ...(isHttps && { 'Strict-Transport-Security': 'max-age=31536000' }),
  }
}
