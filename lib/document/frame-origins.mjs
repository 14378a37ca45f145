/** The origins that pages may show in frames, as the Content-Security-Policy allows them. */

/** The video player of YouTube that sets no cookies before it plays. */
export const playerOrigin = 'https://www.youtube-nocookie.com'

/** The map. */
export const mapOrigin = 'https://www.openstreetmap.org'
