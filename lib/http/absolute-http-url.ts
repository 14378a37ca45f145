/** The longest address that sitemaps may name (sitemaps.org 0.9). */
const maxLength = 2048

/**
 * An address that can be published in feeds and sitemaps: absolute, http(s), percent-encoded.
 * @returns undefined for anything else, and for one that is too long
 */
export function absoluteHttpUrl(given: string | undefined): string | undefined {
  if (!given || !/^https?:\/\//i.test(given) || !URL.canParse(given)) return undefined
  const { href } = new URL(given)
  return href.length < maxLength ? href : undefined
}
