/** Seconds after which a page that shows what the backend may have changed is rendered again. */
export const pageLifetimeSeconds = 60

/**
 * Milliseconds after which a page with status 404, or a redirect, is rendered again before it is served,
 * less than the lifetime of pages: Next renders a stale one while its response already has that status,
 * and the result would replace the page with status 200.
 */
export const exceptionLifetimeMs = (pageLifetimeSeconds - 10) * 1000
