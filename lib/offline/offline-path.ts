/** The fallback page: no network and no cached copy. A file of its own, as every page loads it. */
export const offlinePath = '/hors-ligne'
