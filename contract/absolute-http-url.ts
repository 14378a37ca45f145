/** The longest URL that a sitemap may list (sitemaps.org 0.9). */
const maxLength = 2048

/**
 * A URL that feeds and sitemaps can publish: absolute, http(s), percent-encoded.
 * @returns undefined for any other text, and for a URL that is too long
 */
export function absoluteHttpUrl(given: string | undefined): string | undefined {
  if (!given || !/^https?:\/\//i.test(given) || !URL.canParse(given)) return undefined
  const { href } = new URL(given)
  return href.length < maxLength ? href : undefined
}
